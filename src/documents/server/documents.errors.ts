import { defineRefusals } from '#platform/shared/refusal.ts'

export const documentRefusals = defineRefusals('documents', {
  too_large: {
    code: 400,
    status: 413,
    en: 'The file is larger than {{megabytes}} MB. Please upload a smaller one, e.g. a scan at lower resolution.',
    zh: '文件超过{{megabytes}} MB，请压缩或降低扫描分辨率后重新上传。',
  },
  wrong_type: {
    code: 400,
    status: 400,
    en: 'This file is not actually a PDF or an image (JPG, PNG, WebP, HEIC). Please save it in one of these formats; renaming it is not enough.',
    zh: '该文件不是PDF或图片（JPG、PNG、WebP、HEIC），请转换格式后重新上传，仅改文件名无效。',
  },
  empty: {
    code: 400,
    status: 400,
    en: 'The file is empty. Please choose another.',
    zh: '该文件为空，请重新选择。',
  },
  infected: {
    code: 499,
    status: 422,
    en: 'This file contains a program or harmful code and was rejected; it was not stored. Please scan or photograph the document again, or print it to a new PDF, and upload that. Have the device checked that the file came from.',
    zh: '该文件含有可执行程序或有害代码，已被拒绝，未予保存。请重新扫描、拍照或另存为新的PDF后再上传，并检查文件来源设备的安全。',
  },
  not_found: { code: 499, status: 404, en: 'This file does not exist.', zh: '文件不存在。' },
  writers_only: {
    code: 499,
    status: 422,
    en: 'This file shows somebody’s identity or a bank account. Your role can only view: ask an owner or editor of your company to open it.',
    zh: '该文件含身份证件或银行账户信息。您的权限仅可查看，请由企业的所有者或可编辑成员打开。',
  },
  not_scanned: {
    code: 499,
    status: 422,
    en: 'This file is still being checked, so it cannot be used yet. Please try again in a few minutes; if that goes on for long, upload the document again.',
    zh: '该文件正在检查中，暂时不能使用。请几分钟后重试；如长时间未完成，请重新上传。',
  },
  too_many_unused: {
    code: 499,
    status: 422,
    en: 'You have uploaded {{files}} files ({{megabytes}} MB) that have not been submitted yet. Please submit them before you upload more; files older than {{days}} days do not count.',
    zh: '您有{{files}}个已上传的文件（共{{megabytes}} MB）尚未提交。请先提交后再上传，{{days}}天前上传的文件不计入。',
  },
  damaged: {
    code: 499,
    status: 422,
    en: 'This file was damaged in storage and cannot be downloaded. Please upload it again, or contact us.',
    zh: '该文件在存储中已损坏，无法下载。请重新上传，或联系我们。',
  },
  needed_by_work: {
    code: 499,
    status: 422,
    en: 'Work order {{number}} is still running and uses this document. You can take it out of use instead.',
    zh: '服务单{{number}}仍在办理中，需要使用该文件，暂不能删除。您可以先停用该文件。',
  },
  needed_by_form: {
    code: 499,
    status: 422,
    en: 'The form of work order {{number}} names this document. Choose another file there first, then delete this one.',
    zh: '服务单{{number}}的表单正在使用该文件。请先在表单中更换文件，再删除。',
  },
  needed_by_mandate: {
    code: 499,
    status: 422,
    en: 'The mandate of work order {{number}} is this document, and it has no end date. Revoke the mandate under Registrations first.',
    zh: '该文件是服务单{{number}}的授权委托书，长期有效。请先在“注册与续费”中撤销授权。',
  },
  needed_until: {
    code: 499,
    status: 422,
    en: 'The mandate of work order {{number}} is this document; it is in force until {{until}}. Until then it stays here.',
    zh: '该文件是服务单{{number}}的授权委托书，有效期至{{untilZh}}，在此之前不能删除。',
  },
  needed_by_notice: {
    code: 499,
    status: 422,
    en: 'The notice for your shop {{number}} uses this document. Close the notice first, then delete the document.',
    zh: '店铺{{number}}的平台通知正在使用该文件。请先结束该通知，再删除文件。',
  },
  kept_by_law: {
    code: 499,
    status: 422,
    en: 'This document is behind your tax filings ({{number}}). Tax law requires it to be kept until {{until}}; you can take it out of use instead.',
    zh: '该文件是税务申报的依据（{{number}}），依税法须保存至{{untilZh}}，暂不能删除。您可以先停用该文件。',
  },
  broken_picture: {
    code: 400,
    status: 400,
    en: 'This picture is damaged or incomplete. Please open it on your device, save or photograph it again, and upload it once more.',
    zh: '该图片已损坏或不完整。请在设备上打开确认，重新保存或拍照后再上传。',
  },
  reason_missing: {
    code: 400,
    status: 400,
    en: 'This is not your work. Enter why you need to see it; the reason is recorded.',
    zh: '这不是您经办的业务。请说明查看原因，原因将被记录。',
  },
  foreign_used_up: {
    code: 499,
    status: 429,
    en: 'You have opened {{limit}} files of work that is not yours today, which is the daily limit. Ask whoever works on it, or continue tomorrow.',
    zh: '您今天已查看{{limit}}份非本人经办业务的文件，达到每日上限。请联系经办人，或明天继续。',
  },
  hidden_used_up: {
    code: 499,
    status: 429,
    en: 'You have viewed {{limit}} hidden answers and papers today, which is the daily limit. Ask a colleague or continue tomorrow.',
    zh: '您今天已查看{{limit}}项隐藏内容和证件，达到每日上限。请同事协助，或明天继续。',
  },
  broken_off: {
    code: 400,
    status: 400,
    en: 'The upload was interrupted. Please upload the file again.',
    zh: '上传中断，请重新上传。',
  },
})
