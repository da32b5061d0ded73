import { defineText } from '#platform/shared/text.ts'

export const securityText = defineText({
  title: { en: 'Security', zh: '安全' },
  password: { en: 'Password', zh: '密码' },
  passwordChanged: { en: 'Changed {{day}}', zh: '{{day}}修改' },
  change: { en: 'Change', zh: '修改' },
  changeTitle: { en: 'Change password', zh: '修改密码' },
  currentPassword: { en: 'Current password', zh: '当前密码' },
  currentMissing: { en: 'Enter your current password.', zh: '请填写当前密码。' },
  newPassword: { en: 'New password', zh: '新密码' },
  newSame: {
    en: 'Choose a password other than the current one.',
    zh: '新密码不能与当前密码相同。',
  },
  otherDevices: {
    en: 'Your other devices are signed out; this one stays.',
    zh: '修改后，其他设备将退出登录，本设备不受影响。',
  },
  savePassword: { en: 'Change password', zh: '修改密码' },
  passwordSaved: {
    en: 'Your password is changed. Your other devices are signed out.',
    zh: '密码已修改，其他设备已退出登录。',
  },
  cancel: { en: 'Cancel', zh: '取消' },
  sessions: { en: 'Where you are signed in', zh: '登录设备' },
  columnDevice: { en: 'Signed in', zh: '设备' },
  columnAddress: { en: 'Address', zh: '登录地址' },
  columnMethod: { en: 'Signed in with', zh: '登录方式' },
  columnLast: { en: 'Last active', zh: '最近使用' },
  columnAction: { en: 'Action', zh: '操作' },
  browserOn: { en: '{{browser}} on {{system}}', zh: '{{system}}上的{{browser}}' },
  unknownDevice: { en: 'Unknown device', zh: '未知设备' },
  thisDevice: { en: 'this device', zh: '本设备' },
  method_password: { en: 'Password', zh: '密码' },
  method_link: { en: 'Mailed link', zh: '邮件链接' },
  method_none: { en: 'Not recorded', zh: '无记录' },
  signOut: { en: 'Sign out', zh: '退出' },
  signOutDevice: { en: 'Sign out {{device}}', zh: '退出{{device}}' },
  signedOut: { en: '{{device}} is signed out.', zh: '{{device}}已退出登录。' },
  signOutOthers: { en: 'Sign out everywhere else', zh: '退出其他所有设备' },
  signOutOthersTitle: { en: 'Sign out everywhere else?', zh: '退出其他所有设备？' },
  signOutOthersText: {
    en: {
      one: 'One other device will have to sign in again. What was not saved there is lost.',
      other: '{{count}} other devices will have to sign in again. What was not saved there is lost.',
    },
    zh: { other: '其他{{count}}台设备将需要重新登录，未保存的内容会丢失。' },
  },
  onlyHere: { en: 'You are signed in on this device only.', zh: '您只在本设备上登录。' },
  allSignedOut: {
    en: {
      one: 'One device is signed out.',
      other: '{{count}} devices are signed out.',
    },
    zh: { other: '已退出{{count}}台设备。' },
  },
  loadFailed: { en: 'Your sign-ins could not be loaded.', zh: '登录设备加载失败。' },
})
