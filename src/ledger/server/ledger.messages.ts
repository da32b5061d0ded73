import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'

type Returned = { id: string; supplier: string; number: string; reason: string }

type Unread = { id: string; file: string; reason: string }
type Corrected = { id: string; supplier: string; number: string }

export const ledgerMessages: {
  returned: MessageKind<Returned>
  unread: MessageKind<Unread>
  corrected: MessageKind<Corrected>
} = {
  unread: {
    name: 'ledger.sentReturned',
    type: 'DECLARATION',
    asksToAct: true,
    title: {
      en: 'Please send document {{file}} again',
      zh: '请重新提供单据{{file}}',
    },
    body: {
      en: 'We could not enter this document: {{reason}}\nUntil it is entered, its VAT is not deducted in any return.',
      zh: '我们未能录入该单据：{{reason}}\n录入前，其税额不会计入任何申报的抵扣。',
    },
    link: ({ id }) => paths.ledger({ id }),
  },
  corrected: {
    name: 'ledger.corrected',
    type: 'DECLARATION',
    asksToAct: false,
    title: {
      en: 'We corrected document {{number}} of {{supplier}}',
      zh: '我们更正了{{supplier}}的单据{{number}}',
    },
    body: {
      en: 'Something was entered differently from the document. Open it to see what we changed. If we are wrong, change it again or contact us.',
      zh: '录入内容与单据不一致，我们已按单据更正。打开可查看更正内容；如有误，请再次修改或联系我们。',
    },
    link: ({ id }) => paths.ledger({ id }),
  },
  returned: {
    name: 'ledger.returned',
    type: 'DECLARATION',
    asksToAct: true,
    title: {
      en: 'Please correct document {{number}} of {{supplier}}',
      zh: '请更正{{supplier}}的单据{{number}}',
    },
    body: {
      en: 'We could not accept this document with input VAT: {{reason}}\nUntil it is corrected, its VAT is not deducted in any return.',
      zh: '该进项单据未能通过审核：{{reason}}\n更正前，其税额不会计入任何申报的抵扣。',
    },
    link: ({ id }) => paths.ledger({ id }),
  },
}
