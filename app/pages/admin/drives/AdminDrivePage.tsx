export default function AdminDrivePage() { return null; }
