import { companies } from './accounts.tables.ts'

/** What a company is called, for `nameFor` to choose from. */
export const COMPANY_NAMES = { name: companies.name, nameOriginal: companies.nameOriginal }
