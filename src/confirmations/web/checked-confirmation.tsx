import { countryName } from '#platform/shared/countries.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { checkConfirmation } from '../contract.ts'
import type { proofText } from './proof.text.ts'

type Checked = OutputOf<typeof checkConfirmation>

const TONES = { VALID: 'good', REPLACED: 'warn', WITHDRAWN: 'bad' } as const

/** Whether a letter stands, and what it says. */
export function CheckedConfirmation({ letter }: { letter: Checked }) {
  const t = useText<typeof proofText>('proof')
  const lang = useLang()
  const { status, replacedOn, withdrawnOn, issuedOn } = letter
  const day = formatDay(withdrawnOn ?? replacedOn ?? issuedOn, lang)
  const facts = useConfirmationFacts(letter)
  return (
    <Stack gap={20}>
      <Notice tone={TONES[status]} role="status" title={t(`title_${status}`, { day })}>
        {t(`text_${status}`, { agency: letter.issuedBy, day })}
      </Notice>
      <section aria-label={t('says', { number: letter.number })}>
        <Facts items={facts} />
      </section>
    </Stack>
  )
}

function useConfirmationFacts({ number, issuedOn, content }: Checked): Fact[] {
  const t = useText<typeof proofText>('proof')
  const lang = useLang()
  const day = (on: string) => formatDay(on, lang)
  const about: Fact[] = [
    { label: t('number'), value: number },
    { label: t('issuedOn'), value: day(issuedOn) },
  ]
  if (!content) return about
  return [
    ...about,
    { label: t('company'), value: <Names name={content.company} original={content.companyOriginal} /> },
    { label: t('service'), value: content.service },
    {
      label: t('country'),
      value: (
        <>
          <Flag code={content.country} /> {countryName(content.country, lang)}
        </>
      ),
    },
    { label: t('ourReference'), value: content.workOrderNumber },
    ...content.filings.flatMap(({ on, way, reference }, index) => [
      { key: `on${index}`, label: t(index === 0 ? 'filedOn' : 'filedAgainOn'), value: day(on) },
      ...(way === null ? [] : [{ key: `way${index}`, label: t('way'), value: way }]),
      ...(reference === null ? [] : [{ key: `reference${index}`, label: t('reference'), value: reference }]),
    ]),
    ...content.steps.map(({ result, state, on }, index) => ({
      key: `step${index}`,
      label: t(`result_${result ?? 'DECISION'}`),
      value: t(`state_${state}`, { day: on === null ? '' : day(on) }),
    })),
  ]
}

/** A name from outside: it may be written in either direction. */
function Names({ name, original }: { name: string; original: string | null }) {
  return (
    <>
      <bdi>{name}</bdi>
      {original !== null && (
        <>
          <br />
          <bdi lang="zh">{original}</bdi>
        </>
      )}
    </>
  )
}
