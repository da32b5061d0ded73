import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { FileButton } from '#platform/ui/file-button.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import { useTableUpload } from '#platform/web/use-table-upload.ts'
import { quantitiesTemplate, uploadQuantities } from '../../quantities-contract.ts'
import { readAgain } from '../detail/use-declaration.ts'
import type { quantitiesText } from '../quantities.text.ts'

/** The same as a table: our template out, and filled in again. */
export function QuantityTable({ id }: { id: string }) {
  const t = useText<typeof quantitiesText>('quantities')
  const [source, setSource] = useState('TABLE')
  const { isBusy, outcome, send } = useTableUpload(uploadQuantities, readAgain, { id, source })
  return (
    <Stack gap={12}>
      <p>{t('tableLead')}</p>
      <Row gap={12} align="end">
        <SelectField
          label={t('whose')}
          value={source}
          onChange={({ target }) => setSource(target.value)}
          options={[
            { value: 'TABLE', label: t('source_TABLE') },
            { value: 'MARKETPLACE', label: t('source_MARKETPLACE') },
          ]}
        />
        <FileButton onFiles={([file]) => send(file)}>{t(isBusy ? 'uploading' : 'upload')}</FileButton>
        <Button
          icon={<IconDownload size={18} />}
          onClick={() => void downloadFile(quantitiesTemplate, { id }).catch(() => undefined)}
        >
          {t('template')}
        </Button>
      </Row>
      {outcome?.isSaved && <Notice tone="good" role="status" title={t('saved')} />}
      {outcome && !outcome.isSaved && (
        <Notice tone="bad" role="alert" title={t('notKept')}>
          <ul>
            {outcome.problems.map(({ line, problem, value }) => (
              <li key={`${line} ${problem} ${value}`}>
                {t('problemLine', { line, value, problem: t(`problem_${problem}`) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
