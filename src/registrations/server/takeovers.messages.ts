import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { nameOfEarlier } from '../takeover/earlier-name.ts'
import { periodOfPoint } from '../takeover/points.ts'

type About = { registrationId: string; product: LocalText; number: string | null }

const link = ({ registrationId }: About) => paths.takeover(registrationId)

/** A number is what the seller knows it by. */
const named = ({ number, product }: About, { lang }: { lang: Lang }) => ({ what: number ?? product[lang] })

const started: MessageKind<About & { agency: string }> = {
  name: 'takeovers.started',
  type: 'WORK_ORDER',
  asksToAct: true,
  title: { en: '{{what}}: what was filed until now?', zh: '{{what}}：请提供此前的申报情况' },
  body: {
    en: 'We are taking {{what}} over from {{from}}. Before we file anything we have to know which returns were filed, so that no gap becomes a fine. Please upload the earlier returns, the release and the state of the tax account; our staff check them.',
    zh: '{{what}}正由{{from}}转至我们。提交任何申报之前，我们需要先了解此前各期是否均已申报，以免漏报被罚。请上传历史申报表、转出确认和税务账户余额，由我们核对。',
  },
  words: (params, reader) => ({
    ...named(params, reader),
    from: params.agency || (reader.lang === 'zh' ? '原服务商' : 'your earlier agency'),
  }),
  link,
}

const returned: MessageKind<About & { count: number; reason: string }> = {
  name: 'takeovers.returned',
  type: 'WORK_ORDER',
  asksToAct: true,
  title: { en: '{{what}}: please look at your answer again', zh: '{{what}}：请补正转入资料' },
  body: {
    en: 'Our staff returned what you sent about the takeover: {{reason}}',
    zh: '您提交的转入资料需要补正：{{reason}}',
  },
  words: named,
  link,
}

/** `gaps`: the points of periods that nobody filed. */
type Gaps = About & { gaps: readonly string[] }

const gapsKnown: MessageKind<Gaps> = {
  name: 'takeovers.gapsKnown',
  type: 'WORK_ORDER',
  title: { en: '{{what}}: the earlier periods are checked', zh: '{{what}}：此前各期已核对' },
  body: {
    en: '{{found}} From now on we can file for this number.',
    zh: '{{found}}即日起我们可以为该税号提交申报。',
  },
  words: (params, reader) => ({ ...named(params, reader), found: foundIn(params.gaps, reader.lang) }),
  link,
}

const MOST_NAMED = 6

function foundIn(gaps: readonly string[], lang: Lang): string {
  if (gaps.length === 0)
    return lang === 'zh' ? '此前各期均已申报。' : 'Returns were filed for every period before ours.'
  const names = gaps.slice(0, MOST_NAMED).map((point) => nameOfEarlier(periodOfPoint(point), lang))
  const more = gaps.length - names.length
  return lang === 'zh'
    ? `以下期间没有申报：${names.join('；')}${more > 0 ? `等${gaps.length}期` : ''}。越早补报，利息和罚款越少，可在服务列表下单“VAT补申报”。`
    : `No return was filed for: ${names.join('; ')}${more > 0 ? ` and ${more} more` : ''}. The sooner they are filed, the less interest and fines they cost: you can order “VAT retroactive filing” for this country.`
}

export const takeoversMessages = { started, returned, gapsKnown }
