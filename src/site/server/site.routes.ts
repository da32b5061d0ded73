import { LOGO_PATH } from '#platform/shared/brand.ts'
import { AGREEMENT_VERSION, PRIVACY_VERSION } from '#accounts/agreement.ts'
import { legalVersions } from '#accounts/server/public.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#payments/payment-methods.ts'
import { offeredMethods, type PaymentsConfig } from '#payments/server/public.ts'
import type { PlatformConfig } from '#platform/server/config.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import { DEFAULT_LANG, type Lang, LANGS } from '#platform/shared/local-text.ts'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { siteConfig } from '../contract.ts'

const OWN_NAMES: Record<Lang, string> = { en: 'English', zh: '简体中文' }

type Config = PlatformConfig & PaymentsConfig

export function siteRoutes(deps: ServerDeps<PaymentsConfig>): Route[] {
  return [handle(siteConfig, async ({ lang }) => presentConfig(deps.config, lang))]
}

function presentConfig(config: Config, lang: Lang) {
  const currencyNames = new Intl.DisplayNames(LOCALES[lang], { type: 'currency' })
  const byCurrency = methodsByCurrency(config)
  return {
    languages: LANGS.map((code) => ({ code, name: OWN_NAMES[code] })),
    defaultLanguage: DEFAULT_LANG,
    currencies: CURRENCIES.map((code) => ({ code, name: currencyNames.of(code) ?? code })),
    defaultCurrency: CURRENCIES[0],
    paymentMethods: PAYMENT_METHODS.filter((method) =>
      Object.values(byCurrency).some((methods) => methods.includes(method)),
    ),
    paymentMethodsByCurrency: byCurrency,
    brand: { name: config.brand.name, color: config.brand.color, logo: config.brand.logo ? LOGO_PATH : null },
    theme: { default: 'light' as const, offered: ['light' as const, 'dark' as const] },
    agency: { name: config.agency.name, country: config.agency.country, email: config.agency.email },
    agreements: {
      userAgreement: AGREEMENT_VERSION,
      privacyPolicy: PRIVACY_VERSION,
      versions: {
        userAgreement: legalVersions('USER_AGREEMENT'),
        privacyPolicy: legalVersions('PRIVACY_POLICY'),
      },
    },
    mode: config.mode,
  }
}

function methodsByCurrency(config: Config) {
  const entries = CURRENCIES.map((currency) => [currency, offeredMethods(config, currency)])
  return Object.fromEntries(entries) as Record<Currency, PaymentMethod[]>
}
