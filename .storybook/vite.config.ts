import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { absentWallets, prepared } from '../vite.shared.ts';

export default defineConfig({
  plugins: [react()],
  define: { __MOCKING__: 'false' },
  resolve: { alias: absentWallets },
  optimizeDeps: { include: prepared },
});
