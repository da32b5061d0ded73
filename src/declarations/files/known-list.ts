import type { EcSalesListReturn, PreparedReturn } from '../boxes/prepared-return.ts'

type KnownList = EcSalesListReturn & { lines: NonNullable<EcSalesListReturn['lines']> }

/** The EC sales list of a state, with all its rates. */
export const isListOf =
  (country: string) =>
  (prepared: PreparedReturn): prepared is KnownList =>
    isKnownList(prepared) && prepared.country === country

export const isKnownList = (prepared: PreparedReturn): prepared is KnownList =>
  prepared.kind === 'EC_SALES_LIST' && prepared.lines !== null
