import type { Template } from '#forms/engine/model/template.ts'
import { czVatFiling } from './cz.ts'
import { deVatFiling } from './de.ts'
import { esVatFiling } from './es.ts'
import { frVatFiling } from './fr.ts'
import { gbVatFiling } from './gb.ts'
import { itVatFiling } from './it.ts'
import { plVatFiling } from './pl.ts'

/** The lists for taking over the returns of a country. */
export const vatFilingTemplates: readonly Template[] = [
  deVatFiling,
  frVatFiling,
  itVatFiling,
  esVatFiling,
  plVatFiling,
  czVatFiling,
  gbVatFiling,
]
