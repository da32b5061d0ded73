import { Button } from '#platform/ui/button.tsx'
import { FileButton } from '#platform/ui/file-button.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { useTableUpload } from '#platform/web/use-table-upload.ts'
import { downloadGoods, listGoods, uploadGoods, type UploadedGoods } from '../../goods-contract.ts'
import type { goodsText } from '../goods.text.ts'

type Asked = { reason: string | undefined; onAdd: () => void }

/** Brings weights in as a table, or one by one; and the table out. */
export function UploadGoods(asked: Asked) {
  const table = useTableUpload(uploadGoods, () => invalidateReads([listGoods]).catch(() => undefined))
  return <GoodsTableFile {...asked} table={table} onDownload={() => downloadFile(downloadGoods, {})} />
}

type Table = { isBusy: boolean; outcome: UploadedGoods | undefined; send: (file: File | undefined) => void }

export function GoodsTableFile({
  table: { isBusy, outcome, send },
  onDownload,
  reason,
  onAdd,
}: Asked & { table: Table; onDownload: () => Promise<unknown> }) {
  const t = useText<typeof goodsText>('goods')
  return (
    <Stack gap={16}>
      <p>{t('uploadHelp')}</p>
      <Row gap={12}>
        <FileButton variant="primary" reason={reason} onFiles={([file]) => send(file)}>
          {t(isBusy ? 'uploading' : 'upload')}
        </FileButton>
        <Button icon={<IconDownload size={18} />} onClick={() => void onDownload().catch(() => undefined)}>
          {t('download')}
        </Button>
        <Button {...(reason !== undefined && { reason })} onClick={onAdd}>
          {t('add')}
        </Button>
      </Row>
      {outcome && <Result outcome={outcome} />}
    </Stack>
  )
}

function Result({ outcome: { saved, problems } }: { outcome: UploadedGoods }) {
  const t = useText<typeof goodsText>('goods')
  return (
    <>
      {saved > 0 && <Notice tone="good" role="status" title={t('kept', { count: saved })} />}
      {problems.length > 0 && (
        <Notice tone="bad" role="alert" title={t('problems')}>
          <ul>
            {problems.map(({ line, problem, column, value }) => (
              <li key={`${line} ${problem} ${column} ${value}`}>
                {t('problemLine', { line, value, problem: t(`problem_${problem}`) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
