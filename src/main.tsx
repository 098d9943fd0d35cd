import { render } from 'preact';
import './ui/fonts.css';
import './ui/base.css';
import { Gallery } from './ui/Gallery.tsx';

const root = document.getElementById('app');
if (root) render(<Gallery />, root);
