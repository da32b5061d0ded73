import type { Template } from '#forms/engine/model/template.ts'
import { czVatRetroactive } from './cz.ts'
import { deVatRetroactive } from './de.ts'
import { esVatRetroactive } from './es.ts'
import { frVatRetroactive } from './fr.ts'
import { gbVatRetroactive } from './gb.ts'
import { itVatRetroactive } from './it.ts'
import { plVatRetroactive } from './pl.ts'

/** The lists for months that were never declared. */
export const vatRetroactiveTemplates: readonly Template[] = [
  deVatRetroactive,
  frVatRetroactive,
  itVatRetroactive,
  esVatRetroactive,
  plVatRetroactive,
  czVatRetroactive,
  gbVatRetroactive,
]
