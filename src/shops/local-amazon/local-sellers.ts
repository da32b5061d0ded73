/** An account of the stand-in. The end of its id decides how Amazon behaves to it. */
export type LocalSeller = {
  id: string
  storeName: string
  countries: readonly string[]
  business: {
    name: string
    nonLatinName?: string
    addressLine1: string
    addressLine2?: string
    city: string
    stateOrProvinceCode?: string
    postalCode: string
    countryCode: string
    registrationNumber: string
    taxNumber?: string
  }
}

const EUROPE = ['BE', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'PL', 'SE']

const exampleTrader = (id: string, storeName: string): LocalSeller => ({
  id,
  storeName,
  countries: ['DE', 'GB'],
  business: {
    name: 'Example Trader GmbH',
    addressLine1: 'Musterstraße 1',
    city: 'Hamburg',
    postalCode: '20095',
    countryCode: 'DE',
    registrationNumber: 'HRB 12345',
  },
})

export const LOCAL_SELLERS: readonly LocalSeller[] = [
  {
    id: 'A1BRIGHTOAK001',
    storeName: 'Brightoak Home',
    countries: EUROPE,
    business: {
      name: 'Shenzhen Brightoak Trading Ltd',
      nonLatinName: '深圳市明橡贸易有限公司',
      addressLine1: 'Room 1806, Tower A, Galaxy World, 1 Yabao Road',
      addressLine2: 'Bantian Subdistrict, Longgang District',
      city: 'Shenzhen',
      stateOrProvinceCode: 'Guangdong',
      postalCode: '518129',
      countryCode: 'CN',
      registrationNumber: '91440300MA5GX7QK45',
    },
  },
  {
    id: 'A2LUMENA000002',
    storeName: 'Lumena Lampy',
    countries: EUROPE,
    business: {
      name: 'LUMENA SP. Z O.O.',
      addressLine1: 'Prosta 18/4',
      city: 'Warszawa',
      postalCode: '00-850',
      countryCode: 'PL',
      registrationNumber: '0000512884',
      taxNumber: 'PL5252910000',
    },
  },
  exampleTrader('A3LIMITED00429', 'Busy account (asked too often)'),
  exampleTrader('A4NOROLE000403', 'Account whose data may not be read'),
  exampleTrader('A5SILENT000503', 'Account about which nothing is answered'),
  exampleTrader('A6LEFT00000999', 'Account that withdraws at once'),
  exampleTrader('A8NOSALES00204', 'Account without sales'),
  exampleTrader('A8FAILING00500', 'Account whose reports fail'),
  exampleTrader('A8OVERDUE00410', 'Account whose links end at once'),
  exampleTrader('A7STOPPED00666', 'Account with suspended listings'),
]
