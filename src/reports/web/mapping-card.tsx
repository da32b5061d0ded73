import { type FormEvent, useRef, useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { useFirstErrorFocus } from '#platform/web/use-first-error-focus.ts'
import { importDetail, listImports } from '../contract.ts'
import { listMappings, previewMapping, saveMapping } from '../mapping-contract.ts'
import type { importsText } from './imports.text.ts'
import { mappingErrors } from './mapping-errors.ts'
import { MappingFields } from './mapping-fields.tsx'
import { MappingPreview } from './mapping-preview.tsx'
import { TypeWords } from './type-words.tsx'

type Mapping = OutputOf<typeof previewMapping>['mapping']

/** Says which column is what, with a preview that follows at once. */
export function MappingCard({ importId }: { importId: string }) {
  const t = useText<typeof importsText>('imports')
  const [changed, setChanged] = useState<Mapping>()
  const [typed, setName] = useState<string>()
  const [wasPressed, setWasPressed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstError = useFirstErrorFocus(form)
  const preview = useCallQuery(previewMapping, { importId, ...(changed && { mapping: changed }) })
  const save = useCallMutation(saveMapping, {
    invalidates: [importDetail, listImports, listMappings],
    onSuccess: () => showMessage(t('mapped'), 'good'),
  })
  if (!preview.data)
    return (
      <Card title={t('mapping')}>
        {preview.error ? <p role="alert">{preview.error.message}</p> : <SkeletonRows label={t('loading')} />}
      </Card>
    )
  const mapping = changed ?? preview.data.mapping
  const name = typed ?? preview.data.name
  const errors = mappingErrors(preview.data, { mapping, name }, wasPressed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    // While the answer to the last change is on its way, nobody knows here whether something is missing.
    const maySend = errors.isReady || (preview.isPlaceholderData && name.trim() !== '')
    if (maySend) return save.mutate({ importId, name: name.trim(), mapping })
    setWasPressed(true)
    focusFirstError()
  }
  return (
    <Card title={t('mapping')}>
      <form ref={form} noValidate onSubmit={send}>
        <Stack gap={20}>
          <p>{t('mappingLead')}</p>
          <MappingFields preview={preview.data} mapping={mapping} errors={errors} onChange={setChanged} />
          {mapping.columns.type !== undefined && (
            <TypeWords
              key={mapping.columns.type}
              importId={importId}
              column={mapping.columns.type}
              mapping={mapping}
              onChange={setChanged}
            />
          )}
          <MappingPreview preview={preview.data} />
          <TextField
            label={t('mappingName')}
            help={t('mappingNameHelp')}
            error={!errors.hasName && t('mappingNameMissing')}
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <span>
            <Button type="submit" variant="primary" loading={save.isPending}>
              {t('saveMapping')}
            </Button>
          </span>
        </Stack>
      </form>
    </Card>
  )
}
