import { expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { testApp } from '#main/testing/test-app.ts'
import { PAYMENT_METHODS } from '#payments/payment-methods.ts'
import { siteConfig } from '../contract.ts'

const app = await testApp()

it('lists languages, currencies and agreement without a sign-in', async () => {
  const { status, body } = await app.get(siteConfig)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    languages: [
      { code: 'en', name: 'English' },
      { code: 'zh', name: '简体中文' },
    ],
    defaultCurrency: 'EUR',
    paymentMethods: PAYMENT_METHODS,
    paymentMethodsByCurrency: { EUR: PAYMENT_METHODS, CNY: ['CARD', 'ALIPAY', 'WECHAT_PAY'] },
    brand: { name: 'Greenlane', color: '#8CC63E', logo: null },
    agency: { country: 'DE' },
    agreements: { userAgreement: AGREEMENT_VERSION },
  })
})

it('names currencies in the language of the request', async () => {
  const { body } = await app.get(siteConfig, {}, { lang: 'zh' })
  expect(body.data?.currencies).toContainEqual({ code: 'CNY', name: '人民币' })
})

it('reveals no secrets', async () => {
  const { raw } = await app.get(siteConfig)
  for (const secret of [
    app.config.payments.localStripe.secret,
    app.config.databaseUrl,
    ...app.config.encryptionKeys,
  ])
    expect(raw.toString()).not.toContain(secret)
})
