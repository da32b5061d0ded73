import type { ReactNode } from 'react'
import { IconFileText } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { FormFile } from '../form-model.ts'
import type { formsText } from '../forms.text.ts'
import { ExampleDrawing, isExample, type ExampleName } from './example-drawing.tsx'
import { useFilePicture } from './use-file-picture.ts'
import styles from './files.module.css'

const EXAMPLE_TEXTS = {
  passport: 'examplePassport',
  businessLicence: 'exampleBusinessLicence',
  shopScreenshot: 'exampleShopScreenshot',
  signature: 'exampleSignature',
} as const satisfies Record<ExampleName, keyof typeof formsText>

/** The returned file beside an example of a good one. */
export function YoursAndExample(props: {
  file: FormFile | undefined
  /** What is wrong with it, in a few words. */
  wrong?: string
  example: string | null | undefined
  /** A replacement has been uploaded already. */
  isNew?: boolean
}) {
  const { file, wrong, example, isNew } = props
  const t = useText<typeof formsText>('forms')
  return (
    <div className={styles.pair}>
      {file && (
        <Shown
          title={t(isNew ? 'yourNewOne' : 'yours')}
          caption={isNew ? file.name : wrong}
          tone={isNew ? 'right' : 'wrong'}
        >
          <FilePicture file={file} />
        </Shown>
      )}
      {isExample(example) && (
        <Shown title={t('likeThis')} caption={t(EXAMPLE_TEXTS[example])} tone="right">
          <ExampleDrawing name={example} label={t('exampleAlt')} />
        </Shown>
      )}
    </div>
  )
}

function Shown(props: {
  title: string
  caption: string | undefined
  tone: 'wrong' | 'right'
  children: ReactNode
}) {
  return (
    <figure className={styles.shown}>
      <div className={props.tone === 'wrong' ? styles.wrongFrame : styles.rightFrame}>{props.children}</div>
      <figcaption>
        <b>{props.title}</b>
        {props.caption && <span>{props.caption}</span>}
      </figcaption>
    </figure>
  )
}

/** The picture itself where it is one, otherwise a sheet with the file's extension. */
function FilePicture({ file }: { file: FormFile }) {
  const url = useFilePicture(file)
  if (url !== undefined) return <img src={url} alt={file.name} />
  return (
    <span className={styles.sheet}>
      <IconFileText size={28} />
      <small>{file.name}</small>
    </span>
  )
}
