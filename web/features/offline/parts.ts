// one module, so that both are one request
export { KeepLesson } from './KeepLesson.tsx'
export { KeptInstead } from './KeptInstead.tsx'
export { OfflineNote } from './OfflineNote.tsx'
export { ReadMark } from './ReadMark.tsx'
