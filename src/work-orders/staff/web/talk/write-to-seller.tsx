import { useState } from 'react'
import type { LocalText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { BlockField } from '#text-blocks/staff/web/block-field.tsx'
import { KeepBlock } from '#text-blocks/staff/web/keep-block.tsx'
import { writeToSeller } from '../../talk-contract.ts'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import { draftOf } from './fill-block.ts'
import type { staffTalkText } from './staff-talk.text.ts'

/** In the language of the writer, and in the seller's where that is another. */
export function WriteToSeller({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof staffTalkText>('staff-talk')
  const { workOrder, company } = useWorkOrder().data
  const langs = useLangs()
  const [draft, setDraft] = useState(NO_TEXT)
  const send = useStaffAction(writeToSeller, { done: t('sent'), onDone: () => setDraft(NO_TEXT) })
  const text = textToSend(draft, langs)
  const fill = (block: LocalText, me: string) => {
    const known = { number: workOrder.number, service: workOrder.product.name, company: company.name, me }
    setDraft(draftOf(block, langs, known))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (text !== undefined && !send.pending) send.run({ workOrderId, text })
      }}
    >
      <Stack gap={8}>
        <BlockField onChoose={fill} />
        <SellerTextField
          label={t('write')}
          rows={2}
          value={draft}
          onChange={setDraft}
          error={send.errors['text']}
        />
        <Row gap={8}>
          <Button type="submit" size={32} loading={send.pending} disabled={text === undefined}>
            {t('send')}
          </Button>
          <KeepBlock text={text} />
        </Row>
      </Stack>
    </form>
  )
}
