/** What other modules' screens use of documents; a page with it names the texts `vault`. */
export { FilePreview } from './file-preview.tsx'
export { HEIC_ENDINGS, isHeic, jpegIfHeic, UPLOAD_ACCEPT, withoutHeic } from './heic.ts'
export { useScan } from './use-scan.ts'
export { UploadBox } from './upload-box.tsx'
export { useUploadBox } from './use-upload-box.ts'
