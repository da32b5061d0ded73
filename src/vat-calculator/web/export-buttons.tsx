import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import type { TypedLine } from '../columns.ts'
import { exportCalculation } from '../contract.ts'
import type { calculatorText } from './calculator.text.ts'

/** Downloads the lines with their answers as a file. */
export function ExportButtons({ lines }: { lines: TypedLine[] }) {
  const t = useText<typeof calculatorText>('calculator')
  const [making, setMaking] = useState<'xlsx' | 'csv'>()
  const [failed, setFailed] = useState(false)
  async function make(format: 'xlsx' | 'csv') {
    setMaking(format)
    setFailed(false)
    await downloadFile(exportCalculation, { lines, format }).catch(() => setFailed(true))
    setMaking(undefined)
  }
  return (
    <div>
      <Row gap={8}>
        <Button
          icon={<IconDownload size={16} />}
          loading={making === 'xlsx'}
          onClick={() => void make('xlsx')}
        >
          {t('exportXlsx')}
        </Button>
        <Button icon={<IconDownload size={16} />} loading={making === 'csv'} onClick={() => void make('csv')}>
          {t('exportCsv')}
        </Button>
      </Row>
      {failed && <p role="alert">{t('exportFailed')}</p>}
    </div>
  )
}
