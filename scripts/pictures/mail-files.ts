type Rows = readonly (readonly string[])[]

const sheet = (title: string, facts: string, body: string) =>
  `<div style="padding:40px"><p>Tạp hoá Nhà Sương</p><p style="color:#6b6672">128 Quang Trung, Gò Vấp</p><h1 style="font-size:26px;margin:28px 0 4px">${title}</h1><p style="color:#6b6672;margin-bottom:20px">${facts}</p>${body}</div>`

const table = ([head = [], ...rows]: Rows) => {
  const cell = (tag: string) => (text: string, index: number) =>
    `<${tag} style="text-align:${index ? 'right' : 'left'};padding:8px 0;border-bottom:1px solid #d8d4dd">${text}</${tag}>`
  const line = (tag: string) => (cells: readonly string[]) => `<tr>${cells.map(cell(tag)).join('')}</tr>`
  return `<table style="width:100%;border-collapse:collapse">${line('th')(head)}${rows.map(line('td')).join('')}</table>`
}

/** A5 pages by file name. */
export const documents = {
  'delivery-note': sheet(
    'Phiếu giao hàng',
    'Nhà cung cấp: Nước mắm Hòn Thơm',
    table([
      ['Mặt hàng', 'Thùng'],
      ['Nước mắm nhĩ 40°N, 500 ml', '24'],
      ['Nước mắm nhĩ 35°N, 250 ml', '10 + 2'],
    ]),
  ),
  invoice: sheet(
    'Hoá đơn trà sen',
    'Bên bán: Trà sen Tây Hồ',
    table([
      ['Mặt hàng', 'Số hộp', 'Thành tiền'],
      ['Trà sen ướp tay, hộp 100 g', '60', '10.320.000 ₫'],
      ['Tổng cộng', '60', '10.320.000 ₫'],
    ]),
  ),
  quote: sheet(
    'Báo giá bảo trì',
    'Hai máy tính tiền, gói một năm',
    table([
      ['Nội dung', 'Thành tiền'],
      ['Bảo trì hai quầy, mỗi quý một lần', '2.400.000 ₫'],
      ['Giấy in và vệ sinh đầu in', 'đã gồm'],
    ]),
  ),
  electricity: sheet(
    'Hoá đơn tiền điện',
    'Khách hàng: Tạp hoá Nhà Sương',
    table([
      ['Điện năng', 'Thành tiền'],
      ['1.912 kWh', '6.184.320 ₫'],
      ['Hạn thanh toán', '7 ngày'],
    ]),
  ),
  statement: sheet(
    'Sao kê',
    'Đơn vị: đồng',
    table([
      ['Giờ', 'Quầy', 'Số tiền'],
      ['09:14', '1', '248.000'],
      ['11:52', '2', '67.500'],
      ['17:42', '2', '86.000'],
      ['17:42', '2', '86.000'],
      ['20:05', '1', '312.000'],
    ]),
  ),
  contract: sheet(
    'Hợp đồng thuê mặt bằng',
    'Bản nháp, chưa có giá trị',
    `<p><b>Điều 1.</b> Bên A cho Bên B thuê mặt bằng tại 128 Quang Trung, Gò Vấp.</p><p><b>Điều 6.</b> Bên B đặt cọc ba tháng tiền thuê, hoàn lại khi hết hợp đồng.</p><p><b>Điều 9.</b> Sửa chữa lớn do hai bên thoả thuận.</p>`,
  ),
}

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="240" height="180" style="display:block">${body}</svg>`

const bottle = (x: number, tilt = 0) =>
  `<g transform="translate(${x} 40) rotate(${tilt} 12 50)"><path d="M9 0h7v16c0 6 7 8 7 18v56a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V34c0-10 7-12 7-18z" fill="#8A4A1E"/><path d="M2 46h21v26H2z" fill="#F2E3C6"/><circle cx="12.500" cy="59" r="6" fill="#B4561E"/><path d="M8.500-3h8v8h-8z" fill="#B4561E"/></g>`

const scene = (background: string, floor: string, body: string) =>
  svg(`<path d="M0 0h240v180H0z" fill="${background}"/><path d="M0 132h240v48H0z" fill="${floor}"/>${body}`)

const photo = (html: string) => ({ html, width: 240, height: 180 })
const paper = (title: string, lines: string[]) => ({
  html: `<div style="padding:12px;background:#fff;height:100vh"><b style="font-size:15px">${title}</b>${lines.map(line => `<p style="font-size:11px;border-top:1px solid #d8d4dd;padding:4px 0">${line}</p>`).join('')}</div>`,
  width: 200,
  height: 120,
})

/** Pictures by file name. */
export const pictures = {
  'crate.jpg': photo(
    scene(
      '#E9DCC8',
      '#CDB38F',
      `${[52, 84, 116, 148, 180].map(x => bottle(x)).join('')}<path d="M40 100h172v56H40z" fill="#B4834F"/><path d="M40 116h172M40 138h172" stroke="#8E6234" stroke-width="4"/>`,
    ),
  ),
  'broken.jpg': photo(
    scene(
      '#DDD8D0',
      '#B9B1A6',
      `<path d="M60 150c20-14 80-16 130-4 10 10-20 18-60 18s-80-4-70-14z" fill="#8A4A1E" opacity=".55"/>${bottle(60)}<g transform="translate(0 34)">${bottle(118, 82)}</g><path d="m150 146 12-18 8 20zM92 154l8-14 9 15z" fill="#8A4A1E"/>`,
    ),
  ),
  'shelf.jpg': photo(
    scene(
      '#EAD9C6',
      '#D9BF9F',
      `<path d="M20 64h200v6H20zM20 126h200v6H20z" fill="#A9784C"/><path d="M30 30h34v34H30zM120 24h40v40h-40zM176 86h34v40h-34z" fill="#B77B4B"/><path d="M72 38h40v26H72zM30 92h44v34H30z" fill="#D39A62"/><path d="M170 34h40v30h-40zM84 82h30v44H84zM124 96h44v30h-44z" fill="#C58A55"/>`,
    ),
  ),
  'tea.jpg': photo(
    scene(
      '#F4E2E8',
      '#E3C5CF',
      `<path d="M70 54h60v94H70z" fill="#B65C7C"/><path d="M72 42h56v14H72z" fill="#7A2E4A"/><path d="M70 84h60v40H70z" fill="#FBEFF2"/><path d="M100 118c-14-5-17-18-17-26 9 3 14 7 17 14 3-7 8-11 17-14 0 8-3 21-17 26z" fill="#7A2E4A"/><path d="M142 78h50v70h-50z" fill="#2E6B66"/><path d="M142 104h50v24h-50z" fill="#F0E8D4"/>`,
    ),
  ),
  'poster.png': paper('Bảng giá', ['Gạo ST25 · 34.000 ₫', 'Nước mắm · 62.000 ₫', 'Đường · 24.000 ₫']),
  'roster.png': paper('Lịch ca', ['Sáng · Hường, Châu, Đức', 'Chiều · Long, Anh', 'Tối · Mai, Khoa, Hân']),
  'label.png': {
    html: svg(
      `<path d="M0 0h240v180H0z" fill="#C9A27E"/><rect x="70" y="36" width="100" height="108" rx="6" fill="#FBF6EA"/><path d="M120 112c-18-6-22-22-22-32 12 3 18 9 22 17 4-8 10-14 22-17 0 10-4 26-22 32z" fill="#2E6B66"/><path d="M90 126h60" stroke="#2E6B66" stroke-width="4"/>`,
    ),
    width: 240,
    height: 180,
  },
}
