import type { LocalText } from '#platform/shared/local-text.ts'
import type { ReturnReason } from './return-reason-codes.ts'

/** Why an answer or a file is returned. The seller reads this text when staff write none of their own. */
export const RETURN_REASONS = {
  cutOff: {
    label: { en: 'Cut off', zh: '未拍完整' },
    text: {
      en: 'Part of the document is cut off. Please take the photo again with all four corners in view.',
      zh: '文件没有拍完整，请露出四个角，重新拍一张。',
    },
    for: 'file',
  },
  notReadable: {
    label: { en: 'Not legible', zh: '不清晰' },
    text: {
      en: 'The document is not legible. Please lay it flat, avoid glare, and take the photo again.',
      zh: '内容不清晰。请将文件平放、避免反光，重新拍一张。',
    },
    for: 'file',
  },
  expired: {
    label: { en: 'Expired', zh: '已过期' },
    text: {
      en: 'The document has expired. Please upload a valid one.',
      zh: '该文件已过期，请上传有效的文件。',
    },
    for: 'file',
  },
  wrongDocument: {
    label: { en: 'Wrong document', zh: '文件不符' },
    text: {
      en: 'This is not the document we asked for. Please upload the right one.',
      zh: '上传的不是所要求的文件，请重新上传。',
    },
    for: 'file',
  },
  notSigned: {
    label: { en: 'Not signed by hand', zh: '未手写签名' },
    text: {
      en: 'The signature is missing or was not made by hand. Please sign on paper and upload it again.',
      zh: '缺少手写签名。请在纸质文件上手写签名后重新上传。',
    },
    for: 'file',
  },
  nameDiffers: {
    label: { en: 'Name differs', zh: '名称不一致' },
    text: {
      en: 'The name differs from the other documents. Please check the spelling.',
      zh: '名称与其他文件不一致，请核对后更正。',
    },
    for: 'any',
  },
  incomplete: {
    label: { en: 'Incomplete', zh: '不完整' },
    text: { en: 'The answer is incomplete. Please add what is missing.', zh: '内容不完整，请补充。' },
    for: 'answer',
  },
  notMatching: {
    label: { en: 'Does not match the documents', zh: '与文件不符' },
    text: {
      en: 'The answer does not match the documents. Please correct it.',
      zh: '填写内容与文件不符，请更正。',
    },
    for: 'answer',
  },
  other: {
    label: { en: 'Other', zh: '其他' },
    text: { en: 'Please check this answer again.', zh: '请重新核对此项。' },
    for: 'any',
  },
} as const satisfies Record<
  ReturnReason,
  { label: LocalText; text: LocalText; for: 'file' | 'answer' | 'any' }
>
