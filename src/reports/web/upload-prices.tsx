import { Button } from '#platform/ui/button.tsx'
import { FileButton } from '#platform/ui/file-button.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { useTableUpload } from '#platform/web/use-table-upload.ts'
import { costPricesTemplate, listCostPrices, uploadCostPrices } from '../costs-contract.ts'
import type { costPricesText } from './cost-prices.text.ts'

type Outcome = OutputOf<typeof uploadCostPrices>

/** Brings prices in as a table, or one by one. */
export function UploadPrices({ reason, onAdd }: { reason: string | undefined; onAdd: () => void }) {
  const t = useText<typeof costPricesText>('cost-prices')
  const { isBusy, outcome, send } = useTableUpload(uploadCostPrices, () =>
    invalidateReads([listCostPrices]).catch(() => undefined),
  )
  return (
    <Stack gap={16}>
      <p>{t('uploadHelp')}</p>
      <Row gap={12}>
        <FileButton variant="primary" reason={reason} onFiles={([file]) => send(file)}>
          {t(isBusy ? 'uploading' : 'upload')}
        </FileButton>
        <Button {...(reason !== undefined && { reason })} onClick={onAdd}>
          {t('add')}
        </Button>
        <Button
          icon={<IconDownload size={18} />}
          onClick={() => void downloadFile(costPricesTemplate, { format: 'xlsx' }).catch(() => undefined)}
        >
          {t('template')}
        </Button>
      </Row>
      {outcome && <Result outcome={outcome} />}
    </Stack>
  )
}

function Result({ outcome: { saved, problems } }: { outcome: Outcome }) {
  const t = useText<typeof costPricesText>('cost-prices')
  return (
    <>
      {saved > 0 && <Notice tone="good" role="status" title={t('kept', { count: saved })} />}
      {problems.length > 0 && (
        <Notice tone="bad" role="alert" title={t('problems')}>
          <ul>
            {problems.map(({ line, problem, value }) => (
              <li key={`${line} ${problem} ${value}`}>
                {t(value === '' ? 'problemBlank' : 'problemLine', {
                  line,
                  value,
                  problem: t(`problem_${problem}`),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
