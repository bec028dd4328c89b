import type { RunningSchool, TestUser } from './fixtures.ts'

export const CERTIFICATES = '/mycertificates.php'

/** Gives a student a certificate from a new template; returns its code. */
export async function issueCertificate(
  school: RunningSchool,
  student: TestUser,
  overrides: Record<string, string> = {},
) {
  const words = {
    title: 'Certificate of Recitation',
    certificateContent: 'has read the Twenty-Eight Letters aloud, with their signs',
    footer: 'Lisan Institute, Kano',
    ...overrides,
  }
  const template = await school.call(CERTIFICATES, 'saveCertificateTemplate', words, school.admin)
  const given = {
    certificate_content: words.certificateContent,
    issue_date: '2026-11-01',
    template_id: template.id,
    student_ids: [student.id],
  }
  await school.call(CERTIFICATES, 'assignCertificate', given, school.admin)
  const [newest] = await school.call(CERTIFICATES, 'getMyCertificates', {}, student)
  return String(newest.code)
}
