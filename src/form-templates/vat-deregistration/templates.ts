import type { Template } from '#forms/engine/model/template.ts'
import { czVatDeregistration } from './cz.ts'
import { deVatDeregistration } from './de.ts'
import { esVatDeregistration } from './es.ts'
import { frVatDeregistration } from './fr.ts'
import { gbVatDeregistration } from './gb.ts'
import { itVatDeregistration } from './it.ts'
import { plVatDeregistration } from './pl.ts'

/** The lists for ending a registration. */
export const vatDeregistrationTemplates: readonly Template[] = [
  deVatDeregistration,
  frVatDeregistration,
  itVatDeregistration,
  esVatDeregistration,
  plVatDeregistration,
  czVatDeregistration,
  gbVatDeregistration,
]
