import { useState } from 'react'
import type { LocalText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { staffMe } from '#staff/contract.ts'
import { deleteTextBlock, textBlocks } from '../contract.ts'
import type { textBlocksText } from './text-blocks.text.ts'

type Props = {
  /** @param me the writer's name, for `{{me}}` */
  onChoose: (text: LocalText, me: string) => void
}

/** Offers the text blocks, one's own and the shared ones, to whoever writes. An own one can be deleted. */
export function BlockField({ onChoose }: Props) {
  const t = useText<typeof textBlocksText>('text-blocks')
  const me = useCallQuery(staffMe, {}, { staff: true }).data
  const blocks = useCallQuery(textBlocks, {}, { staff: true }).data?.blocks ?? []
  const [id, setId] = useState('')
  const remove = useCallMutation(deleteTextBlock, {
    staff: true,
    // Nothing else is read again: it could take away what is being written.
    invalidates: [textBlocks],
    onSuccess() {
      setId('')
      showNotification({ text: t('deleted'), tone: 'good' })
    },
  })
  const chosen = blocks.find((block) => block.id === id)
  if (!me || blocks.length === 0) return null
  return (
    <Row gap={8} align="end">
      <SelectField
        label={t('block')}
        placeholder={t('choose')}
        optional
        value={chosen ? id : ''}
        options={blocks.map((block) => ({ value: block.id, label: block.name }))}
        onChange={({ target }) => {
          setId(target.value)
          const block = blocks.find((one) => one.id === target.value)
          if (block) onChoose(block.text, me.name)
        }}
      />
      {chosen?.deletable && (
        <Button
          size={32}
          variant="subtle"
          loading={remove.isPending}
          onClick={() => remove.mutate({ blockId: chosen.id })}
        >
          {t('delete')}
        </Button>
      )}
    </Row>
  )
}
