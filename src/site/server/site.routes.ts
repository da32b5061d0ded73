import { LOGO_PATH } from '#platform/shared/brand.ts'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import type { AppConfig } from '#platform/server/config.ts'
import { answer, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { DEFAULT_LANG, type Lang, LANGS } from '#platform/shared/local-text.ts'
import { CURRENCIES } from '#platform/shared/money.ts'
import { OFFERED_PAYMENT_METHODS, siteConfig } from '../contract.ts'

const OWN_NAMES: Record<Lang, string> = { en: 'English', zh: '简体中文' }
const LOCALES: Record<Lang, string> = { en: 'en-GB', zh: 'zh-CN' }

export function siteRoutes(deps: ServerDeps): Route[] {
  return [answer(siteConfig, async ({ lang }) => presentConfig(deps.config, lang))]
}

function presentConfig(config: AppConfig, lang: Lang) {
  const currencyNames = new Intl.DisplayNames(LOCALES[lang], { type: 'currency' })
  return {
    languages: LANGS.map((code) => ({ code, name: OWN_NAMES[code] })),
    defaultLanguage: DEFAULT_LANG,
    currencies: CURRENCIES.map((code) => ({ code, name: currencyNames.of(code) ?? code })),
    defaultCurrency: CURRENCIES[0],
    paymentMethods: config.paymentProvider === 'none' ? [] : [...OFFERED_PAYMENT_METHODS],
    brand: { name: config.brand.name, color: config.brand.color, logo: config.brand.logo ? LOGO_PATH : null },
    theme: { default: 'light' as const, offered: ['light' as const, 'dark' as const] },
    agency: { name: config.agency.name, country: config.agency.country },
    agreements: { userAgreement: AGREEMENT_VERSION },
    mode: config.mode,
  }
}
