import { createContext, use, useState } from 'react'
import { listDocuments } from '#documents/vault-contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { IconFileText } from '#platform/ui/icons.ts'
import { useLateRead } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { useOnDemand } from '#platform/web/use-on-demand.ts'
import type { formsText } from '../forms.text.ts'
import type { EarlierFilesProps } from './earlier-file.ts'

/** Whether the reader may choose among the company's documents. An invited person may not. */
export const EarlierFilesContext = createContext(false)

const loadDialog = () => import('./earlier-files-dialog.tsx').then((module) => module.EarlierFilesDialog)

/** Chooses a file that the company has, instead of uploading it again. Offered where there is one. */
export function EarlierFiles(props: EarlierFilesProps) {
  const t = useText<typeof formsText>('forms')
  const mayChoose = use(EarlierFilesContext)
  // One read for all questions of a form.
  const documents = useLateRead(listDocuments, { enabled: mayChoose, staleTime: 60_000 })
  const { component: Dialog, ask, prefetch } = useOnDemand(loadDialog)
  const [open, setOpen] = useState(false)
  // Invoices are written anew at each download: there is no file to use.
  if (!documents?.facets.kinds.some(({ value }) => value !== 'INVOICE')) return null
  return (
    <>
      <Button
        icon={<IconFileText size={18} />}
        onPointerEnter={prefetch}
        onClick={() => {
          setOpen(true)
          ask()
        }}
      >
        {t('useEarlier')}
      </Button>
      {open && Dialog && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
