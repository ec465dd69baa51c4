import './name.css';

export const name = (user) => user.name ?? 'nobody';
