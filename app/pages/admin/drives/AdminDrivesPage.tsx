export default function AdminDrivesPage() { return null; }
