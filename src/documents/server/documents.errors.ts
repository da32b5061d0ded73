import { defineRefusals } from '#platform/shared/refusal.ts'

export const documentRefusals = defineRefusals('documents', {
  too_large: {
    code: 400,
    status: 413,
    en: 'The file is larger than {{megabytes}} MB. Please send a smaller one, e.g. a scan in lower resolution.',
    zh: '文件超过{{megabytes}} MB，请压缩或降低扫描分辨率后重新上传。',
  },
  wrong_type: {
    code: 400,
    status: 400,
    en: 'This file is not a PDF or a picture (JPG, PNG, WebP, HEIC), whatever its name says.',
    zh: '该文件不是PDF或图片（JPG、PNG、WebP、HEIC），仅改文件名无效。',
  },
  empty: { code: 400, status: 400, en: 'The file is empty.', zh: '该文件为空。' },
  infected: {
    code: 499,
    status: 422,
    en: 'This file contains a program (or the test mark of virus scanners), so it was refused. Nothing was kept; please upload a plain PDF or picture.',
    zh: '该文件含有可执行程序（或病毒检测的测试标记），已被拒绝且未保存。请上传普通PDF或图片。',
  },
  not_found: { code: 499, status: 404, en: 'This file does not exist.', zh: '文件不存在。' },
  not_scanned: {
    code: 499,
    status: 422,
    en: 'The check of this file did not finish. Please upload it again.',
    zh: '该文件未检查完毕，请重新上传。',
  },
  too_many_unused: {
    code: 499,
    status: 422,
    en: 'You have uploaded {{files}} files ({{megabytes}} MB) that were not submitted with any form yet. Please submit what you have before you upload more; what is older than {{days}} days does not count.',
    zh: '您有{{files}}个已上传的文件（共{{megabytes}} MB）尚未随表单提交。请先提交已有内容再上传，{{days}}天前上传的文件不计入。',
  },
  damaged: {
    code: 499,
    status: 422,
    en: 'This file was damaged where it is kept, so it is not handed out. Please upload it again, or ask us for it.',
    zh: '该文件在存储中已损坏，为安全起见不予下载。请重新上传，或联系我们。',
  },
  broken_off: {
    code: 400,
    status: 400,
    en: 'The upload broke off. Please send the file again.',
    zh: '上传中断，请重新上传。',
  },
})
