import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { dataText } from './data.text.ts'
import { MineDialog } from './download-dialog.tsx'

/** What is the person's own, whatever their role is. */
export function MineCard() {
  const t = useText<typeof dataText>('data')
  const [asking, setAsking] = useState(false)
  return (
    <Card title={t('mineTitle')} foot={t('exportWithout')}>
      <Stack gap={16}>
        <p>{t('mineWhat')}</p>
        <div>
          <Button onClick={() => setAsking(true)}>{t('mineDownload')}</Button>
        </div>
      </Stack>
      {asking && <MineDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}
