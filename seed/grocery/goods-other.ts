/** Drinks and things for the house. The columns are those of `food`. */
export const drinks = {
  sua: `
Sữa tươi không đường 1 lít | Fresh milk, no sugar 1 l | hộp | 29500 | 36000 | 8 | 2 | thùng 12 415000
Sữa tươi có đường 180 ml | Sweetened milk 180 ml | hộp | 6300 | 8000 | 14 | 2 | lốc 4 31000; thùng 48 362000
Sữa đặc có đường 380 g | Condensed milk 380 g | lon | 20500 | 26000 | 8 | 2 | thùng 48 1190000
Sữa chua có đường 100 g | Yoghurt 100 g | hộp | 5600 | 7500 | 12 | 2 | lốc 4 29000
Sữa đậu nành 200 ml | Soy milk 200 ml | hộp | 4200 | 5500 | 9 | 2 | thùng 36 185000
Sữa lúa mạch 180 ml | Malt milk 180 ml | hộp | 6700 | 8500 | 8 | 2 | lốc 4 33000
Sữa bột nguyên kem 400 g | Whole milk powder 400 g | hộp | 118000 | 145000 | 1 | 2
Váng sữa vani 55 g | Vanilla cream dessert 55 g | hộp | 11500 | 15500 | 3 | 2`,
  'bia-ruou': `
Bia lon Sài Gòn xanh 330 ml | Green lager 330 ml | lon | 11200 | 14000 | 18 | 2 | lốc 6 82000; thùng 24 318000
Bia lon đặc biệt 330 ml | Special lager 330 ml | lon | 13200 | 16500 | 10 | 2 | lốc 6 97000; thùng 24 378000
Bia chai 450 ml | Bottled beer 450 ml | chai | 10500 | 13500 | 6 | 2 | két 20 262000
Bia không cồn 330 ml | Alcohol-free beer 330 ml | lon | 12500 | 16000 | 3 | 2
Rượu nếp cái 500 ml | Sticky rice wine 500 ml | chai | 48000 | 65000 | 2 | 2
Rượu vang Đà Lạt 750 ml | Đà Lạt wine 750 ml | chai | 82000 | 108000 | 1 | 2
Nước trái cây lên men 330 ml | Fruit cider 330 ml | lon | 15500 | 21000 | 3 | 2`,
  'nuoc-ngot': `
Nước suối 500 ml | Spring water 500 ml | chai | 3300 | 5000 | 18 | 2 | thùng 24 98000
Nước suối 1,5 lít | Spring water 1.5 l | chai | 7200 | 10000 | 8 | 2 | thùng 12 105000
Nước ngọt cola 320 ml | Cola 320 ml | lon | 7600 | 10000 | 12 | 2 | thùng 24 216000
Nước cam có ga 320 ml | Orange soda 320 ml | lon | 7400 | 10000 | 8 | 2 | thùng 24 212000
Nước tăng lực 250 ml | Energy drink 250 ml | lon | 8600 | 12000 | 10 | 2 | thùng 24 245000
Trà xanh chanh 455 ml | Lemon green tea 455 ml | chai | 7300 | 10000 | 10 | 2 | thùng 24 215000
Nước yến ngân nhĩ 240 ml | Bird’s nest drink 240 ml | lon | 7900 | 11000 | 4 | 2
Nước dừa xiêm 330 ml | Coconut water 330 ml | hộp | 13500 | 18500 | 4 | 2
Sữa bắp non 280 ml | Sweetcorn milk 280 ml | chai | 10500 | 15000 | 3 | 2`,
  'ca-phe-tra': `
Cà phê rang xay Cầu Đất 250 g | Cầu Đất ground coffee 250 g | gói | 72000 | 95000 | 5 | 2 | thùng 20 1820000
Cà phê hoà tan 3 trong 1 | Instant coffee 3 in 1 | hộp | 46000 | 58000 | 6 | 2
Cà phê sữa lon 235 ml | Canned milk coffee 235 ml | lon | 9800 | 13500 | 7 | 2 | thùng 24 295000
Trà ướp sen Tây Hồ 100 g | Lotus tea 100 g | hộp | 128000 | 165000 | 2 | 2
Trà xanh Thái Nguyên 200 g | Thái Nguyên green tea 200 g | gói | 62000 | 82000 | 3 | 2
Trà ô long túi lọc | Oolong tea bags | hộp | 33000 | 44000 | 3 | 2
Trà gừng hoà tan | Instant ginger tea | hộp | 31000 | 41000 | 3 | 2
Bột ca cao 200 g | Cocoa powder 200 g | hộp | 49000 | 65000 | 1 | 2`,
} as const

export const household = {
  'giat-rua': `
Nước rửa chén chanh 750 g | Washing-up liquid, lemon 750 g | chai | 21500 | 28000 | 7 | 3 | thùng 15 405000
Bột giặt 3 kg | Washing powder 3 kg | túi | 98000 | 119000 | 3 | 3
Nước giặt 2,4 kg | Liquid detergent 2.4 kg | túi | 118000 | 145000 | 3 | 3
Nước xả vải 1,6 lít | Fabric softener 1.6 l | túi | 82000 | 102000 | 3 | 3
Nước lau sàn 1 lít | Floor cleaner 1 l | chai | 25000 | 33000 | 4 | 3
Nước tẩy bồn cầu 900 ml | Toilet cleaner 900 ml | chai | 29000 | 38000 | 3 | 3
Túi rác cuộn 1 kg | Bin bags 1 kg | cuộn | 31000 | 42000 | 4 | 3
Miếng rửa chén vỉ 3 | Scouring pads, 3 | vỉ | 9500 | 14500 | 4 | 3`,
  'ca-nhan': `
Kem đánh răng bạc hà 180 g | Mint toothpaste 180 g | tuýp | 24500 | 32000 | 6 | 3
Bàn chải lông mềm | Soft toothbrush | cái | 11000 | 17000 | 4 | 3
Dầu gội bồ kết 350 g | Soapberry shampoo 350 g | chai | 58000 | 76000 | 3 | 3
Sữa tắm hoa sen 500 g | Lotus shower gel 500 g | chai | 69000 | 89000 | 2 | 3
Xà bông cục 90 g | Soap 90 g | cục | 9800 | 14000 | 5 | 3
Khăn giấy rút | Paper tissues | gói | 13500 | 18500 | 9 | 3 | lốc 5 88000
Giấy vệ sinh 10 cuộn | Toilet paper, 10 rolls | lốc | 52000 | 66000 | 5 | 3
Khẩu trang y tế hộp 50 | Face masks, 50 | hộp | 23000 | 35000 | 4 | 3
Băng vệ sinh ban ngày | Sanitary pads | gói | 15500 | 21000 | 4 | 3`,
  'gia-dung': `
Pin AA vỉ 4 | AA batteries, 4 | vỉ | 21000 | 32000 | 4 | 3
Pin AAA vỉ 4 | AAA batteries, 4 | vỉ | 20000 | 31000 | 3 | 3
Bóng đèn LED 9 W | LED bulb 9 W | cái | 29000 | 42000 | 2 | 3
Bật lửa ga | Gas lighter | cái | 3200 | 6000 | 6 | 3 | hộp 20 110000
Nhang thơm 30 cm | Incense sticks 30 cm | bó | 14000 | 21000 | 4 | 3
Màng bọc thực phẩm 30 m | Cling film 30 m | cuộn | 19500 | 28000 | 3 | 3
Dao Thái gọt trái cây | Paring knife | cái | 9000 | 16000 | 2 | 3
Ly giấy 50 cái | Paper cups, 50 | lốc | 18000 | 27000 | 3 | 3`,
  'qua-tet': `
Giấy gói quà hoa mai | Gift wrap, apricot blossom | tờ | 2600 | 5000 | 4 | 3 | cuộn 20 90000
Bao lì xì vỉ 10 | Lucky money envelopes, 10 | vỉ | 6500 | 12000 | 3 | 3
Hộp quà Tết An Khang | Tết gift box An Khang | hộp | 268000 | 345000 | 1 | 2
Hộp quà Tết Phú Quý | Tết gift box Phú Quý | hộp | 412000 | 525000 | 1 | 2
Giỏ quà mây nhỏ | Small rattan gift basket | giỏ | 182000 | 245000 | 1 | 2
Mứt gừng dẻo 250 g | Ginger jam 250 g | hộp | 42000 | 58000 | 2 | 2
Hạt dưa đỏ 300 g | Red melon seeds 300 g | gói | 36000 | 49000 | 2 | 2`,
} as const
