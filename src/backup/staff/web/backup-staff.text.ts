import { defineText } from '#platform/shared/text.ts'

/** On the start page of administrators. */
export const backupStaffText = defineText({
  fine: { en: 'Last backup', zh: '最近一次备份' },
  size: { en: '{{size}}, {{files}} files', zh: '{{size}}，{{files}}个文件' },
  firstDue: { en: 'The first backup is written tonight.', zh: '今晚将进行首次备份。' },
  title_OFF: { en: 'No backups are written', zh: '尚未启用备份' },
  text_OFF: {
    en: 'Set a folder and a key on the server; the operating manual says how.',
    zh: '请在服务器上设置备份目录和密钥，方法见运维手册。',
  },
  title_FAILED: { en: 'The last backup failed', zh: '最近一次备份失败' },
  title_INCOMPLETE: {
    en: { one: 'One stored file is missing', other: '{{count}} stored files are missing' },
    zh: '有{{count}}个上传文件丢失',
  },
  text_INCOMPLETE: {
    en: 'The portal knows these files, and its store does not have them. Have the disk or bucket of the files looked at; the log names them, and what earlier backups hold of them is kept.',
    zh: '平台有这些文件的记录，但存储中找不到文件。请检查文件所用的磁盘或存储桶；具体文件见日志，较早备份中的文件会继续保留。',
  },
  title_DAMAGED: {
    en: {
      one: 'One copy beside the backups is damaged',
      other: '{{count}} copies beside the backups are damaged',
    },
    zh: '备份中有{{count}}个文件损坏',
  },
  text_DAMAGED: {
    en: 'The newest backup is whole. Have the disk or bucket of the backups looked at.',
    zh: '最新的备份完好。请检查备份所用的磁盘或存储桶。',
  },
  title_LATE: { en: 'No backup for a day and a half', zh: '已超过一天半没有备份' },
  unread: { en: 'The state of the backups could not be read', zh: '无法读取备份状态' },
  again: { en: 'Try again', zh: '重试' },
  never: { en: 'None has succeeded yet.', zh: '尚无成功的备份。' },
})
