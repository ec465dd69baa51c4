import './seats.css';

export const seat = '<b class="seat"></b>';
