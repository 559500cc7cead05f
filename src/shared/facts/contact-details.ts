/** EduEmpower's public contact details. */
export const contactDetails = {
  email: 'support@eduempower.example',
  phone: '+91 80 5550 0142',
  city: 'Bangalore, India',
} as const;

export const mailHref = `mailto:${contactDetails.email}`;
export const phoneHref = `tel:${contactDetails.phone.replaceAll(' ', '')}`;
