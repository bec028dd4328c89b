// one module, so that the bell and the bottom bar are one request
export { Bell } from '../../features/messages/Bell.tsx'
export { AdminEntry } from './AdminEntry.tsx'
export { BackgroundParts } from './BackgroundParts.tsx'
export { BottomBar } from './BottomBar.tsx'
export { signOut } from './sign-out.ts'
