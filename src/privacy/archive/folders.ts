import type { LocalText } from '#platform/shared/local-text.ts'

const TITLES: Record<string, LocalText> = {
  documents: { en: 'Documents', zh: '文件' },
  invoices: { en: 'Invoices and credit notes', zh: '发票与红字发票' },
  letters: { en: 'Confirmations of filing', zh: '办理进度证明' },
}

/** The folders of files, in the order of the index. */
export const FOLDERS = Object.keys(TITLES)
export const folderTitle = (folder: string): LocalText => TITLES[folder] ?? { en: folder, zh: folder }
