/**
 * Food of the sample's shop. The columns: name, name in English, stock unit, cost and price in đồng, how much of it is
 * sold compared with the others, the supplier, and other units as `name factor price`.
 */
export const food = {
  'gia-vi': `
Nước mắm nhĩ 40°N 500 ml | First-press fish sauce 40°N 500 ml | chai | 62000 | 79000 | 9 | 1 | thùng 12 920000
Nước mắm 35°N 250 ml | Fish sauce 35°N 250 ml | chai | 24000 | 31000 | 8 | 1 | thùng 24 720000
Nước tương đậu nành 500 ml | Soy sauce 500 ml | chai | 15500 | 20000 | 7 | 1 | thùng 24 460000
Muối i-ốt 500 g | Iodised salt 500 g | gói | 3800 | 5500 | 6 | 1
Đường cát trắng 1 kg | White sugar 1 kg | gói | 20500 | 25000 | 10 | 1 | bao 10 242000
Đường phèn 500 g | Rock sugar 500 g | gói | 17000 | 22500 | 3 | 1
Hạt nêm thịt thăn 400 g | Pork seasoning 400 g | gói | 31000 | 38000 | 6 | 1
Bột ngọt 454 g | Monosodium glutamate 454 g | gói | 27000 | 33000 | 4 | 1
Tương ớt 270 g | Chilli sauce 270 g | chai | 11000 | 15000 | 6 | 1 | thùng 24 345000
Tiêu đen Phú Quốc 100 g | Phú Quốc black pepper 100 g | hũ | 32000 | 42000 | 2 | 1
Giấm gạo 500 ml | Rice vinegar 500 ml | chai | 9500 | 13500 | 3 | 1
Mắm ruốc Huế 200 g | Huế shrimp paste 200 g | hũ | 24000 | 32000 | 2 | 1
Dầu ăn đậu nành 1 lít | Soybean oil 1 l | chai | 42000 | 50000 | 8 | 1 | thùng 12 585000
Dầu ăn đậu nành 5 lít | Soybean oil 5 l | can | 198000 | 228000 | 3 | 1
Dầu hướng dương 1 lít | Sunflower oil 1 l | chai | 54000 | 66000 | 3 | 1
Dầu mè thơm 250 ml | Sesame oil 250 ml | chai | 33000 | 42000 | 2 | 1
Dầu gạo 1 lít | Rice bran oil 1 l | chai | 47000 | 57000 | 2 | 1
Bơ thực vật 200 g | Margarine 200 g | hộp | 19000 | 26000 | 3 | 1
Mỡ hành phi 150 g | Fried shallot oil 150 g | hũ | 21000 | 29000 | 2 | 1`,
  gao: `
Gạo ST25 5 kg | ST25 rice 5 kg | túi | 165000 | 195000 | 7 | 1 | bao 5 950000
Gạo thơm lài 5 kg | Jasmine rice 5 kg | túi | 98000 | 118000 | 8 | 1
Gạo nàng hoa 10 kg | Nàng Hoa rice 10 kg | túi | 182000 | 215000 | 4 | 1
Nếp cái hoa vàng 2 kg | Sticky rice 2 kg | túi | 62000 | 78000 | 3 | 1
Gạo lứt huyết rồng 2 kg | Red brown rice 2 kg | túi | 58000 | 74000 | 2 | 1
Đậu xanh cà vỏ 500 g | Split mung beans 500 g | gói | 26000 | 34000 | 3 | 1
Đậu đen xanh lòng 500 g | Black beans 500 g | gói | 25000 | 33000 | 2 | 1
Bột năng 400 g | Tapioca starch 400 g | gói | 11000 | 15000 | 2 | 1
Bột chiên giòn 150 g | Crispy frying flour 150 g | gói | 8500 | 12000 | 3 | 1`,
  mi: `
Mì gói tôm chua cay | Instant noodles, sour shrimp | gói | 3400 | 4500 | 16 | 1 | thùng 30 122000
Mì gói gà tiềm | Instant noodles, stewed chicken | gói | 3500 | 4500 | 10 | 1 | thùng 30 124000
Mì trộn xốt bò | Dry noodles, beef sauce | gói | 5200 | 7000 | 7 | 1 | thùng 24 156000
Phở bò gói | Instant beef phở | gói | 6400 | 8500 | 6 | 1 | thùng 24 190000
Bún riêu cua gói | Instant crab noodles | gói | 6600 | 9000 | 4 | 1
Hủ tiếu Nam Vang gói | Instant Nam Vang noodles | gói | 6500 | 8500 | 4 | 1
Miến dong 300 g | Canna vermicelli 300 g | gói | 29000 | 38000 | 3 | 1
Bún khô 500 g | Dried rice vermicelli 500 g | gói | 17000 | 23000 | 3 | 1
Bánh tráng cuốn 300 g | Rice paper 300 g | gói | 12500 | 17000 | 5 | 1
Cháo thịt bằm gói | Instant minced pork congee | gói | 3900 | 5500 | 6 | 1`,
  'do-hop': `
Cá hộp xốt cà 155 g | Fish in tomato sauce 155 g | hộp | 14500 | 19000 | 6 | 1 | lốc 10 182000
Cá ngừ ngâm dầu 140 g | Tuna in oil 140 g | hộp | 29000 | 37000 | 3 | 1
Thịt hộp ba lớp 150 g | Canned pork 150 g | hộp | 27000 | 35000 | 4 | 1
Pa-tê gan 90 g | Liver pâté 90 g | hộp | 15500 | 21000 | 3 | 1
Bắp hạt đóng hộp 340 g | Canned corn 340 g | hộp | 19500 | 26000 | 2 | 1
Nấm hương khô 100 g | Dried shiitake 100 g | gói | 42000 | 56000 | 2 | 1
Nấm mèo khô 100 g | Dried wood ear 100 g | gói | 21000 | 29000 | 2 | 1
Rong biển cuộn 10 lá | Seaweed, 10 sheets | gói | 24000 | 33000 | 3 | 1
Tôm khô 100 g | Dried shrimps 100 g | gói | 92000 | 118000 | 1 | 1`,
  trung: `
Trứng gà ta | Free-range egg | quả | 3100 | 4000 | 22 | 3 | vỉ 10 39000
Trứng vịt | Duck egg | quả | 3300 | 4300 | 12 | 3 | vỉ 10 42000
Trứng cút luộc 200 g | Boiled quail eggs 200 g | hộp | 22000 | 30000 | 3 | 3
Đậu hũ non 280 g | Silken tofu 280 g | hộp | 7500 | 11000 | 6 | 3
Xúc xích tiệt trùng 175 g | Sausages 175 g | gói | 17500 | 23500 | 6 | 3
Phô mai lát 160 g | Sliced cheese 160 g | gói | 38000 | 49000 | 2 | 3
Chả lụa 250 g | Pork roll 250 g | cây | 42000 | 55000 | 4 | 3
Kim chi cải thảo 300 g | Kimchi 300 g | hộp | 23000 | 32000 | 3 | 3`,
  'banh-keo': `
Bánh quy bơ 240 g | Butter cookies 240 g | hộp | 29000 | 39000 | 4 | 2
Bánh gạo nướng 150 g | Rice crackers 150 g | gói | 14000 | 19500 | 6 | 2
Bánh xốp phô mai 300 g | Cheese wafers 300 g | hộp | 27000 | 36000 | 3 | 2
Kẹo dừa Bến Tre 250 g | Bến Tre coconut candy 250 g | gói | 21000 | 29000 | 3 | 2
Kẹo gừng 120 g | Ginger candy 120 g | gói | 12000 | 17000 | 2 | 2
Sô-cô-la sữa 90 g | Milk chocolate 90 g | thanh | 22000 | 31000 | 3 | 2
Đậu phộng rang muối 180 g | Salted peanuts 180 g | gói | 15000 | 21000 | 5 | 2
Hạt điều rang củi 200 g | Roasted cashews 200 g | hũ | 68000 | 89000 | 2 | 2
Khoai tây lát 95 g | Potato crisps 95 g | gói | 14500 | 19500 | 6 | 2
Bánh tráng trộn 100 g | Mixed rice paper 100 g | gói | 9000 | 14000 | 5 | 2`,
} as const
