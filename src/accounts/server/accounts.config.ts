import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'
import { FACTOR_DEMANDS, type FactorDemand } from '../factor-demand.ts'

export const ACCOUNTS_SETTINGS = {
  sellersSecondFactor: setting({
    env: 'GREENLANE_SELLERS_SECOND_FACTOR',
    doc: 'Of which sellers a second factor (an authenticator app or a passkey) is demanded: `may` of none, `owners` of whoever works as the owner of a company, `all` of everybody. Without one they reach only the page where it is set up, signing out, their language and their exports. Staff always have one.',
    schema: z.enum(FACTOR_DEMANDS),
    default: 'may',
  }),
} as const

export type AccountsConfig = { sellersSecondFactor: FactorDemand }

export const accountsConfig = (raw: RawSettings<typeof ACCOUNTS_SETTINGS>): AccountsConfig => ({
  sellersSecondFactor: raw.sellersSecondFactor ?? 'may',
})
