import type { Template } from '#forms/engine/model/template.ts'
import { czVatRegistration } from './cz-vat-registration/template.ts'
import { dePackagingSecond } from './de-packaging/second-version.ts'
import { dePackaging } from './de-packaging/template.ts'
import { deVatRegistration } from './de-vat-registration/template.ts'
import { euEori } from './eori/eu.ts'
import { gbEori } from './eori/gb.ts'
import { esVatRegistration } from './es-vat-registration/template.ts'
import { firstVersions } from './first-versions.ts'
import { frVatRegistration } from './fr-vat-registration/template.ts'
import { gbVatRegistration } from './gb-vat-registration/template.ts'
import { genericService } from './generic-service/template.ts'
import { itVatRegistration } from './it-vat-registration/template.ts'
import { ioss, iossIntermediary } from './one-stop-shop/ioss.ts'
import { oss } from './one-stop-shop/oss.ts'
import { packagingTemplates } from './packaging/templates.ts'
import { plVatRegistration } from './pl-vat-registration/template.ts'
import { stateTemplates } from './vat-states/templates.ts'
import { vatDeregistrationTemplates } from './vat-deregistration/templates.ts'
import { vatFilingTemplates } from './vat-filing/templates.ts'
import { vatRetroactiveTemplates } from './vat-retroactive/templates.ts'

/** Every version of every template that comes with the program. A published version never changes its content. */
export const PUBLISHED: readonly Template[] = [
  deVatRegistration,
  frVatRegistration,
  itVatRegistration,
  esVatRegistration,
  plVatRegistration,
  czVatRegistration,
  gbVatRegistration,
  dePackaging,
  dePackagingSecond,
  genericService,
  ...vatFilingTemplates,
  ...vatRetroactiveTemplates,
  ...vatDeregistrationTemplates,
  ...stateTemplates,
  ...packagingTemplates,
  oss,
  ioss,
  iossIntermediary,
  euEori,
  gbEori,
  ...firstVersions,
]
