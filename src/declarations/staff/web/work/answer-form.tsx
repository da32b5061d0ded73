import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import { answer, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import styles from '../declarations-staff.module.css'

/** The seller's question, and an answer where the figures stay as they are. */
export function AnswerForm({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [text, setText] = useState('')
  const send = useStaffAction(answer, { done: t('answered') })
  const query = work.history
    .filter(({ action }) => action === 'query')
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]
  const { company, id, revision } = work
  return (
    <Stack gap={16}>
      {query && (
        <Notice
          tone="warn"
          title={
            query.box === null
              ? t('asked', { name: query.name })
              : t('askedBox', { name: query.name, box: query.box })
          }
        >
          {query.note}
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send.run({ companyId: company.id, id, revision, text })
        }}
      >
        <Stack gap={16}>
          <p className={styles.quiet}>{t('answerText')}</p>
          <TextAreaField
            label={t('yourAnswer')}
            rows={4}
            maxLength={2000}
            value={text}
            error={send.errors['text']}
            onChange={(event) => setText(event.target.value)}
          />
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={send.pending} disabled={text.trim() === ''}>
              {t('sendAnswer')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Stack>
  )
}
