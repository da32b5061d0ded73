const KEY = 'buyer'

/** What a visitor said of the company, to know the VAT before there is an account. */
export type RememberedBuyer = { country: string; number: string }

/** It stays on this device until the company's own form has it. */
export function rememberBuyer(buyer: RememberedBuyer): void {
  localStorage.setItem(KEY, JSON.stringify(buyer))
}

export function rememberedBuyer(): RememberedBuyer | undefined {
  if (typeof localStorage === 'undefined') return undefined
  try {
    const { country, number } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<RememberedBuyer>
    if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined
    return { country, number: typeof number === 'string' ? number.slice(0, 40) : '' }
  } catch {
    return undefined
  }
}

export function forgetBuyer(): void {
  localStorage.removeItem(KEY)
}
