import { type ProductContent, faq, text } from '../product-content.ts'
import { act, frenchTaxCode } from '../sources.ts'
import { agentTransfer } from './agent-transfer.ts'
import { austria, austrianRegistration } from './at.ts'
import { belgium, belgianRegistration } from './be.ts'
import { czechia, czechRegistration } from './cz.ts'
import { germany } from './de.ts'
import { spain, spanishRegistration } from './es.ts'
import { france } from './fr.ts'
import { britain } from './gb.ts'
import { ireland, irishRegistration } from './ie.ts'
import { italy, italianRegistration } from './it.ts'
import { netherlands, dutchRegistration } from './nl.ts'
import { poland, polishRegistration } from './pl.ts'
import { sweden, swedishRegistration } from './se.ts'
import { vatDeregistration } from './vat-deregistration.ts'
import { vatFiling } from './vat-filing.ts'
import { vatRegistration } from './vat-registration.ts'
import { vatRetroactive } from './vat-retroactive.ts'

const registrations = [
  vatRegistration(italy, italianRegistration),
  vatRegistration(spain, spanishRegistration),
  vatRegistration(poland, polishRegistration),
  vatRegistration(czechia, czechRegistration),
  vatRegistration(austria, austrianRegistration),
  vatRegistration(netherlands, dutchRegistration),
  vatRegistration(belgium, belgianRegistration),
  vatRegistration(sweden, swedishRegistration),
  vatRegistration(ireland, irishRegistration),
]

const formality = text('What does the tax office need for the transfer?', '转代理税局要什么？')

const transfers = [
  agentTransfer(
    germany,
    faq(
      formality,
      text(
        'A power of attorney that names us as recipient of letters. It replaces the former one from the day the tax office receives it.',
        '注明由我们接收信函的授权委托书，税局收到之日起取代原授权。',
      ),
      act('Fiscal Code (AO) § 80, § 122', '德国税收通则（AO）第80、122条'),
    ),
  ),
  agentTransfer(
    britain,
    faq(
      formality,
      text(
        'An online authorisation: you confirm our link in your HMRC account, and the previous agent is removed. Making Tax Digital is linked to our software the same day.',
        '在线授权即可：您在HMRC账户中确认我们的链接，原代理随即解除，MTD当天关联到我们的软件。',
      ),
    ),
  ),
  agentTransfer(
    france,
    faq(
      formality,
      text(
        'If you have a fiscal representative, the new one must be accredited before the old one is released, so that there is no gap. The SIEE needs about two weeks for that.',
        '有财税代表的，须先完成新代表的认可再解除原代表，中间不得空档，SIEE约需2周。',
      ),
      frenchTaxCode('art. 289 A', '第289 A条'),
    ),
  ),
  agentTransfer(
    italy,
    faq(
      formality,
      text(
        'A new deed of appointment and the form AA7/10 within 30 days; the former representative signs the release. The guarantee for VIES has to be renewed in the new name.',
        '须重新公证指定代表，30天内提交AA7/10表，并由原代表签署解除文件；VIES担保须以新代表名义重新办理。',
      ),
      act('Presidential Decree 633/1972, art. 35', '意大利第633/1972号总统令第35条'),
    ),
  ),
  agentTransfer(
    spain,
    faq(
      formality,
      text(
        'The form 036 names the new representative; the electronic certificate of the company has to be issued again, because the previous agent holds the current one.',
        '以036表变更代表；公司电子证书在原代理手中，须重新签发。',
      ),
    ),
  ),
]

const countries = [
  germany,
  britain,
  france,
  italy,
  spain,
  poland,
  czechia,
  austria,
  netherlands,
  belgium,
  sweden,
  ireland,
]

/** All VAT services generated from a country's facts. German filing has its own file. */
export const vatProducts: readonly ProductContent[] = [
  ...registrations,
  ...countries.filter((facts) => facts !== germany).map(vatFiling),
  ...transfers,
  ...countries.map(vatRetroactive),
  ...countries.map(vatDeregistration),
]
