/** The places of the goods and of the money. The documents of the sample are posted, not stored here. */
export const shop = {
  warehouses: [
    { id: 'store', code: 'CH', name: 'Cửa hàng', address: '', version: 1 },
    { id: 'store-2', code: 'K2', name: 'Kho 2', address: '', version: 1 },
  ],
  fundAccounts: [
    { id: 'cash', name: 'Tiền mặt', kind: 'cash', bin: '', account: '', balance: 0, version: 1, entries: 0 },
    {
      id: 'bank',
      name: 'Ngân hàng',
      kind: 'bank',
      bin: '970436',
      account: '0123456789',
      balance: 0,
      version: 1,
      entries: 0,
    },
  ],
}
