import { use, useState, type FormEvent } from 'react'
import { CountryField } from '#back-office/web/frame/country-field.tsx'
import { Button } from '#platform/ui/button.tsx'
import { CheckField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { isChanged } from '#platform/web/unsaved.ts'
import { useDiscardGuard } from '#platform/web/use-discard-guard.tsx'
import { sortAuthorityLetter, type WholeAuthorityLetter } from '../contract.ts'
import { AboutRegistration } from './about-registration.tsx'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'
import { Suggestions } from './suggestions.tsx'
import { fieldsSaid } from './take-suggestion.ts'
import { SeenLetterContext, useLetterMove } from './use-letter-move.ts'
import { WhoseLetter } from './whose-letter.tsx'

const fieldsOf = (letter: WholeAuthorityLetter) => ({
  company: letter.company,
  workOrder: letter.workOrder,
  registrationId: letter.registrationId,
  authority: letter.authority,
  country: letter.country ?? '',
  reference: letter.reference ?? '',
  dated: letter.dated ?? '',
  received: letter.received,
  replyBy: letter.replyBy ?? '',
  summaryEn: letter.summaryEn ?? '',
  summaryZh: letter.summaryZh ?? '',
  visibleToSeller: letter.visibleToSeller,
})
type Fields = ReturnType<typeof fieldsOf>
type Texts = 'authority' | 'reference' | 'dated' | 'received' | 'replyBy' | 'summaryEn' | 'summaryZh'

/** Whose a letter is, what it wants and until when. What was typed stays until it is saved. */
export function LetterForm({ letter }: { letter: WholeAuthorityLetter }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { revision } = use(SeenLetterContext)
  const [fields, setFields] = useState(() => fieldsOf(letter))
  const [sent, setSent] = useState(fields)
  const [saved, setSaved] = useState(fields)
  const guard = useDiscardGuard(isChanged(fields, saved))
  const sort = useLetterMove(sortAuthorityLetter, {
    onDone: () => setSaved(sent),
    done: ({ warnings }) => t(warnings.includes('REPLY_PASSED') ? 'sortedLate' : 'sorted'),
  })
  // What was said of a field is about what it said before, whether somebody types or takes a suggestion.
  const set = (more: Partial<Fields>) => {
    setFields((all) => ({ ...all, ...more }))
    sort.clear(...Object.keys(more))
    if ('company' in more || 'workOrder' in more) sort.clear('companyId')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(fields)
    const { company, workOrder, country, reference, dated, replyBy, ...rest } = fields
    sort.run({
      ...rest,
      id: letter.id,
      revision,
      companyId: company?.id ?? null,
      workOrderId: workOrder?.id ?? null,
      country: country || null,
      reference: reference || null,
      dated: dated || null,
      replyBy: replyBy || null,
    })
  }
  const field = (name: Texts) => ({
    label: t(name),
    value: fields[name],
    error: sort.errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={16}>
        <Suggestions
          letter={letter}
          said={fields}
          onTake={(suggestion) => set(fieldsSaid(suggestion, fields))}
        />
        <WhoseLetter
          company={fields.company}
          workOrder={fields.workOrder}
          error={sort.errors['companyId']}
          onChange={(whose) => set({ ...whose, registrationId: null })}
        />
        <AboutRegistration
          companyId={fields.company?.id}
          workOrderId={fields.workOrder?.id}
          value={fields.registrationId}
          error={sort.errors['registrationId']}
          onChange={(chosen) =>
            set({ registrationId: chosen?.id ?? null, country: fields.country || (chosen?.country ?? '') })
          }
        />
        <TextField {...field('authority')} maxLength={160} />
        <div className={styles.pair}>
          <CountryField
            label={t('country')}
            unknown={t('countryNone')}
            value={fields.country}
            onChange={(country) => set({ country })}
          />
          <TextField {...field('reference')} maxLength={80} optional spellCheck={false} />
          <TextField {...field('dated')} type="date" optional />
          <TextField {...field('received')} type="date" />
          <TextField {...field('replyBy')} type="date" optional />
        </div>
        <TextAreaField {...field('summaryEn')} rows={3} maxLength={1000} lang="en" />
        <TextAreaField {...field('summaryZh')} rows={3} maxLength={1000} lang="zh" />
        <CheckField
          label={t('visible')}
          checked={fields.visibleToSeller}
          onChange={({ target }) => set({ visibleToSeller: target.checked })}
        />
        <Row gap={12}>
          <Button type="submit" variant="primary" loading={sort.pending}>
            {t(letter.state === 'NEW' ? 'sort' : 'save')}
          </Button>
        </Row>
      </Stack>
      {guard.dialog}
    </form>
  )
}
