import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

type Named = { product: LocalText; number: string | null }
type Renewed = Named & { from: { day: string }; to: { day: string } }

const toRegistrations = () => paths.registrations()

/** Who holds several of one service sees by the number which of them it is. */
const ofNumber: NonNullable<MessageKind<Named>['words']> = ({ number }, { lang }) => ({
  ofNumber: number === null ? '' : lang === 'zh' ? `${number}的` : ` of ${number}`,
})

const renewed: MessageKind<Renewed> = {
  name: 'registrations.renewed',
  type: 'ORDER',
  title: { en: '{{product}}: renewed until {{to}}', zh: '{{product}}：已续费至{{to}}' },
  body: {
    en: 'Your renewal{{ofNumber}} is paid and runs from {{from}} to {{to}}, straight on from the previous term. You do not have to do anything.',
    zh: '{{ofNumber}}续费已付款，服务期为{{from}}至{{to}}，与上一期衔接，无需其他操作。',
  },
  words: ofNumber,
  link: toRegistrations,
}

const renewedLate: MessageKind<Renewed & { gapFrom: { day: string }; gapTo: { day: string } }> = {
  name: 'registrations.renewedLate',
  type: 'ORDER',
  title: {
    en: '{{product}}: renewed until {{to}}, with a gap',
    zh: '{{product}}：已续费至{{to}}，中间有间断',
  },
  body: {
    en: 'Your payment for the renewal{{ofNumber}} arrived after the previous term had ended. The new term runs from the day of payment, {{from}}, to {{to}}. The service did not cover {{gapFrom}} to {{gapTo}}; if a marketplace or an authority asks about these days, please write to us.',
    zh: '{{ofNumber}}续费款到账时上一期已结束，新一期自付款当日{{from}}起至{{to}}。{{gapFrom}}至{{gapTo}}期间不在服务范围内；如平台或主管机关问及这段时间，请联系我们。',
  },
  words: ofNumber,
  link: toRegistrations,
}

const ended: MessageKind<Named & { end: { day: string } }> = {
  name: 'registrations.ended',
  type: 'ORDER',
  title: { en: '{{product}} ended on {{end}}', zh: '{{product}}已于{{end}}到期' },
  body: {
    en: 'The term{{ofNumber}} was not renewed, so we no longer act for you in this matter. If you still need it, please buy the service again.',
    zh: '{{ofNumber}}服务期满未续费，我们已不再为您提供此项服务。如仍需要，请重新购买。',
  },
  words: ofNumber,
  link: toRegistrations,
}

const filingEnded: MessageKind<Named & { end: { day: string } }> = {
  name: 'registrations.filingEnded',
  type: 'ORDER',
  title: { en: '{{product}}: the returns you bought are finished', zh: '{{product}}：所购申报期已全部结束' },
  body: {
    en: 'The last return we file{{forNumber}} covers the period to {{end}}. The tax office expects a return for every period after that too: please order further filing, have someone else file, or deregister.',
    zh: '我们{{forNumber}}办理的最后一期申报截至{{end}}。此后每个申报期仍须申报，请续购申报服务、委托他人申报或办理注销。',
  },
  words: ({ number }, { lang }) => ({
    forNumber: number === null ? '' : lang === 'zh' ? `为${number}` : ` for ${number}`,
  }),
  link: toRegistrations,
}

const deregistered: MessageKind<Named & { end: { day: string } }> = {
  name: 'registrations.deregistered',
  type: 'ORDER',
  title: { en: '{{product}}: deregistered as of {{end}}', zh: '{{product}}：已于{{end}}注销' },
  body: {
    en: 'The tax office has closed the number{{ofNumber}}. The filing that we did for it has ended, and so has the mandate unless another registration in the country needs it. Please remove the number from your shops.',
    zh: '税局已关闭税号{{ofNumber}}。相关申报服务随之结束；该国没有其他注册需要时，授权也一并终止。请在各店铺移除该税号。',
  },
  words: ({ number }) => ({ ofNumber: number === null ? '' : ` ${number}` }),
  link: toRegistrations,
}

const endedByRefund: MessageKind<Named & { end: { day: string } }> = {
  name: 'registrations.endedByRefund',
  type: 'ORDER',
  title: { en: '{{product}} ended on {{end}}', zh: '{{product}}已于{{end}}终止' },
  body: {
    en: 'The price{{ofNumber}} was refunded in full, so from now on we no longer act for you in this matter. If you still need it, please buy the service again.',
    zh: '{{ofNumber}}服务费已全额退还，我们不再为您提供此项服务。如仍需要，请重新购买。',
  },
  words: ofNumber,
  link: toRegistrations,
}

const renewalRefunded: MessageKind<Named & { end: { day: string } }> = {
  name: 'registrations.renewalRefunded',
  type: 'ORDER',
  title: { en: '{{product}}: renewal refunded', zh: '{{product}}：续费已退款' },
  body: {
    en: 'The renewal{{ofNumber}} was refunded in full and no longer counts. The last day that is covered is {{end}} again.',
    zh: '{{ofNumber}}续费已全额退还，不再生效，服务截止日恢复为{{end}}。',
  },
  words: ofNumber,
  link: toRegistrations,
}

export const registrationsMessages = {
  renewed,
  renewedLate,
  ended,
  filingEnded,
  deregistered,
  endedByRefund,
  renewalRefunded,
}
