import { useState } from 'react'
import type { LocalText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import { KeepBlockDialog } from './keep-block-dialog.tsx'
import type { textBlocksText } from './text-blocks.text.ts'

/** Offers to keep what was written as a text block; nothing while nothing is written. */
export function KeepBlock({ text }: { text: string | LocalText | undefined }) {
  const t = useText<typeof textBlocksText>('text-blocks')
  const [keeps, setKeeps] = useState(false)
  if (text === undefined) return null
  return (
    <>
      <Button size={32} variant="subtle" onClick={() => setKeeps(true)}>
        {t('keep')}
      </Button>
      {keeps && <KeepBlockDialog text={text} onClose={() => setKeeps(false)} />}
    </>
  )
}
