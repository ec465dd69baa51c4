import './note.css';
