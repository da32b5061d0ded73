import type { Template } from '#forms/engine/model/template.ts'
import { frBusinessSection } from './business.ts'
import { frBankSection, frDocumentsSection } from './documents.ts'
import { FR } from './place.ts'
import { capitalFields } from '../parts/capital-fields.ts'
import { companySection } from '../parts/company-section.ts'
import { peopleSection } from '../parts/people-section.ts'
import { birthplaceFields } from '../parts/person-documents.ts'
import { representativeSection } from '../parts/representative-section.ts'

/**
 * What the French tax office for companies from abroad (Service des impôts des entreprises étrangères) asks of one without
 * a seat in France. Companies from outside the EU act through a representative (CGI art. 289 A).
 */
export const frVatRegistration: Template = {
  key: 'frVatRegistration',
  version: 2,
  title: { en: 'Company form: VAT registration in France', zh: '法国VAT注册资料表' },
  sections: [
    companySection(FR, capitalFields()),
    peopleSection(FR, birthplaceFields()),
    frBusinessSection,
    representativeSection(FR, {
      en: 'The representative is accredited by the French tax office and files and pays for you. It asks for a contract signed by hand and, by expected VAT, for a deposit or a bank guarantee, which you get back when the representation ends. We send both after the form has been accepted.',
      zh: '财税代表须经法国税局认可，代您申报和缴税。财税代表会要求签署手写签名的合同，并根据预计税额收取保证金或银行保函，代表关系终止后退还。资料表通过后，我们会把合同和保证金说明发给您。',
    }),
    frBankSection,
    frDocumentsSection,
  ],
}
