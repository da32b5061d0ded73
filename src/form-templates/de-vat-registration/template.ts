import type { Template } from '#forms/engine/model/template.ts'
import { bankSection } from './bank.ts'
import { businessSection } from './business.ts'
import { companySection } from './company.ts'
import { peopleSection } from './people.ts'

/**
 * What the German tax office asks of a company from abroad (Fragebogen zur steuerlichen Erfassung, § 138 AO),
 * and the documents that it requires, in terms that a seller in Shenzhen understands.
 */
export const deVatRegistration: Template = {
  key: 'deVatRegistration',
  version: 2,
  title: { en: 'Company form: VAT registration in Germany', zh: '德国VAT注册资料表' },
  sections: [companySection, peopleSection, businessSection, bankSection],
}
