export const firstNameOf = (name: string): string => name.trim().split(/\s+/, 1)[0] || name;
