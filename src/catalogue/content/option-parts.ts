import type { ProductOption } from '../product.ts'

/** Priority in our own queue; it does not make the authority faster. */
export function speedOption(days: { en: string; zh: string }): ProductOption {
  return {
    kind: 'choice',
    key: 'speed',
    name: { en: 'Speed', zh: '办理速度' },
    help: days,
    default: 'standard',
    values: [
      { value: 'standard', label: { en: 'Standard', zh: '标准' }, charge: { kind: 'free' } },
      {
        value: 'first',
        label: { en: 'First in our queue', zh: '优先处理' },
        charge: { kind: 'once' },
      },
    ],
  }
}

/** Returns after the registration: 12 or 24 months at a monthly price, or none. */
export function filingOption(help: { en: string; zh: string }): ProductOption {
  return {
    kind: 'choice',
    key: 'filing',
    name: { en: 'Filing after registration', zh: '后续申报' },
    help,
    default: 'none',
    values: [
      {
        value: '12',
        label: { en: '12 months', zh: '12个月' },
        line: { en: 'Filing', zh: 'VAT申报' },
        charge: { kind: 'monthly', months: 12 },
        filing: { months: 12 },
      },
      {
        value: '24',
        label: { en: '24 months', zh: '24个月' },
        line: { en: 'Filing', zh: 'VAT申报' },
        charge: { kind: 'monthly', months: 24 },
        filing: { months: 24 },
      },
      { value: 'none', label: { en: 'No filing', zh: '不需要' }, charge: { kind: 'free' } },
    ],
  }
}

export const bundleWithFiling = {
  option: 'filing',
  values: ['12', '24'],
  basisPoints: 500,
  label: { en: 'Bundle discount, 5%', zh: '组合优惠5%' },
}

export const whenFilingIsBought = { option: 'filing', values: ['12', '24'] }
