import { describe, expect, test } from 'vitest'
import { readSettings } from '#platform/server/settings.ts'
import { createAmazon } from './amazon/create-amazon.ts'
import { SHOPS_SETTINGS, shopsConfig } from './shops.config.ts'

const APPLICATION = {
  AMAZON_APPLICATION_ID: 'amzn1.sp.solution.1',
  AMAZON_CLIENT_ID: 'amzn1.client.1',
  AMAZON_CLIENT_SECRET: 'secret-1',
}
const amazonOf = (mode: 'demo' | 'production', env: Record<string, string>) => {
  const raw = readSettings(SHOPS_SETTINGS, env, { production: mode === 'production' })
  const { amazon } = shopsConfig({ ...raw, mode })
  const config = { amazon, publicUrl: 'https://portal.test', host: 'localhost', port: 1 }
  return createAmazon({ config: config as never })
}

describe('the connection to Amazon', () => {
  test('is there in production once the application is named, whole', () => {
    expect(amazonOf('production', {})).toBeUndefined()
    const { AMAZON_CLIENT_SECRET: _secret, ...part } = APPLICATION
    expect(amazonOf('production', part)).toBeUndefined()
    expect(amazonOf('production', { ...APPLICATION, AMAZON_MODE: 'off' })).toBeUndefined()
    const url = new URL(amazonOf('production', APPLICATION)?.consentUrl('a+state/=') ?? '')
    expect(url.origin + url.pathname).toBe('https://sellercentral-europe.amazon.com/apps/authorize/consent')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      application_id: 'amzn1.sp.solution.1',
      state: 'a+state/=',
      redirect_uri: 'https://portal.test/workspace/shopAuthorisation/amazon',
    })
  })

  test('asks for a draft with the beta version', () => {
    const url = amazonOf('production', { ...APPLICATION, AMAZON_DRAFT: 'true' })?.consentUrl('s') ?? ''
    expect(new URL(url).searchParams.get('version')).toBe('beta')
  })

  test('is a stand-in in a demo, and never in production', () => {
    expect(amazonOf('demo', {})?.consentUrl('s')).toMatch(/^https:\/\/portal\.test\/local-amazon\//)
    expect(() => amazonOf('production', { AMAZON_MODE: 'local' })).toThrow(/AMAZON_MODE must not be/)
  })
})
